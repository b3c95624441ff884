### The language itself: its name in the list of languages, and who has read it.

language-name = Français
language-note = Traduction pas encore relue par des francophones.

## Forms of names that the sentences ask for

form-of = { $name_start ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}
form-to = à { $name }

### The language itself: its name in the list of languages, and who has read it.

language-name = Español
form-of = de { $name }
form-to = a { $name }

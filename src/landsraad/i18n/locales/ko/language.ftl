### The language itself: its name in the list of languages, and who has read it.

language-name = 한국어
form-subj = { $name }{ $name_end ->
    [vowel] 가
   *[other] 이
}
form-obj = { $name }{ $name_end ->
    [vowel] 를
   *[other] 을
}
form-by = { $name }{ $name_end ->
    [consonant] 으로
   *[other] 로
}
form-quoted = “{ $name }”
form-qobj = “{ $name }”{ $name_end ->
    [vowel] 를
   *[other] 을
}
form-qsubj = “{ $name }”{ $name_end ->
    [vowel] 가
   *[other] 이
}

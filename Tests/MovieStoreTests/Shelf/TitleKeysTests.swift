import MovieDomain
import MovieStore
import Testing

@Suite struct TitleKeysTests {
  @Test(arguments: [
    ("en", ["'71", "101 Dalmatians", "Æon Flux", "Alien", "Alien 2", "alien 10", "Élan", "The Matrix", "Zorro"]),
    ("sv", ["Alien", "Elan", "Zorro", "Åsa-Nisse", "Ägget", "Öga"]),
    ("da", ["Alien", "Zorro", "Æblet", "Øen", "Ådalen"]),
    ("de", ["Ärger", "Arlt", "Öl", "Straße", "Strasser", "Zug"]),
    ("es", ["Nube", "Nudo", "Ñandú", "Oso"]),
    ("tr", ["Çam", "Gün", "Hızlı", "Irmak", "Issız Adam", "İpek", "Ölüm", "Üç"]),
    ("ru", ["Ёлка", "Еретик", "Игла", "Йорик", "Кин-дза-дза!"]),
    ("uk", ["Ґвалт", "Емма", "Євгенія", "Іній", "Їжак", "Йод", "Яма"]),
    ("ja", ["Alien", "ハウル", "はなび", "ばんび", "ひみつ", "一一", "七人の侍", "千年女優"]),
  ])
  func `Titles sort by the rules of the language`(code: String, titles: [String]) {
    let keys = TitleKeys.language(Language(code))
    let sorted = titles.shuffled().sorted {
      keys.key($0).utf8.lexicographicallyPrecedes(keys.key($1).utf8)
    }
    #expect(sorted == titles)
  }

  @Test func `Titles that differ in form or case have equal keys`() {
    let keys = TitleKeys.language(nil)
    #expect(keys.key("Ame\u{301}lie") == keys.key("AMÉLIE"))
    #expect(keys.key("ＡＬＩＥＮ") == keys.key("alien"))
    #expect(keys.key("Wall·E") == keys.key("WALL-E"))
  }

  @Test(arguments: ["", "!!!", "…", "\u{0}", "👽", "0", "000"]) func `Every title has a key`(title: String) {
    #expect(TitleKeys.language(nil).key(title).isEmpty == title.isEmpty)
  }
}

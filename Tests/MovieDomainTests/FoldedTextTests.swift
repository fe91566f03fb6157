import Foundation
import MovieDomain
import Testing

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("The Cabinet of Dr. Caligari", "the cabinet of dr caligari"), ("Häxan", "haxan"), ("Ha\u{308}xan", "HAXAN"),
    ("Spider-Man", "spiderman"), ("WALL·E", "wall e"), ("Schindler’s List", "schindlers list"),
    ("Æon Flux", "aeon flux"),
    ("Тарко́вский", "тарковский"), ("Kış", "kis"), ("Κυνόδοντας", "κυνοδοντας"), ("ＡＫＩＲＡ", "akira"),
    ("Alien³", "alien 3"),
    ("Łódź", "lodz"), ("Ёлки", "елки"), ("Straße", "strasse"), ("千と千尋の神隠し", "千と千尋の神隠し"), ("…", "…"),
  ])
  func titlesAreEqualAsPeopleTypeThem(title: String, typed: String) {
    #expect(FoldedText(title) == FoldedText(typed))
    #expect(FoldedText(title).hashValue == FoldedText(typed).hashValue)
  }

  @Test(arguments: [("The General", "General"), ("Мой", "Мои"), ("…", "!!!"), ("Alien", "Aliens")])
  func otherTitlesAreNot(title: String, typed: String) {
    #expect(FoldedText(title) != FoldedText(typed))
  }

  @Test func wordsAreFoldedAndSplit() {
    #expect(FoldedText("Dr. Strangelove’s  Élan-vital 2").words == ["dr", "strangeloves", "elan", "vital", "2"])
    #expect(FoldedText(" … ").words.isEmpty)
  }

  @Test(arguments: [
    "The 39 Steps", "It's a Wonderful Life", "a\r\nb\tc", "M*A*S*H", "", "!!!", " x-Y_z. ", "O'Brien''s",
  ])
  func `ASCII text is folded like other text`(text: String) {
    // The ideograph makes it other text, and is a word of its own.
    #expect(FoldedText(text + " 七").words == FoldedText(text).words + ["七"])
  }

  @Test(arguments: [("cab cal", true), ("cabinet", true), ("of the", true), ("calig x", false), ("aligari", false)])
  func wordsMayBeUnfinished(query: String, isContained: Bool) {
    #expect(FoldedText("The Cabinet of Dr. Caligari").hasWords(startingLike: FoldedText(query)) == isContained)
  }

  @Test(arguments: [
    ("Spider-Man", "spiderman"), ("Spider-Man", "man"), ("The Hitch-Hiker", "hitchhiker"), ("L'Âge d'or", "age d'or"),
    ("La Passion de Jeanne d’Arc", "jeanne arc"), ("M*A*S*H", "mash"), ("Schindler's List", "schindlers"),
    ("千と千尋の神隠し", "神隠し"), ("卧虎藏龙", "藏龙"), ("シン・ゴジラ", "シンゴジラ"), ("Alien³", "alien 3"), ("Їжак", "їжак"),
  ])
  func `A word is found after a hyphen and an apostrophe, and inside text without blanks`(title: String, typed: String)
  {
    #expect(FoldedText(title).hasWords(startingLike: FoldedText(typed)))
  }

  @Test(arguments: [("The Mummy", "them"), ("Мой", "мои"), ("Їжак", "іжак"), ("Stalker", "talker")])
  func `A word is not found across a blank, nor with another letter`(title: String, typed: String) {
    #expect(!FoldedText(title).hasWords(startingLike: FoldedText(typed)))
  }

  @Test func `A letter is the same in one scalar and in two`() {
    for letter in ["ѓ", "ќ", "ѝ", "ӧ", "ӑ", "ᾶ"] {
      let scalars = letter.decomposedStringWithCanonicalMapping
      #expect(scalars.unicodeScalars.count == 2 && FoldedText(letter) == FoldedText(scalars))
    }
    #expect(FoldedText("Мои\u{306} Е\u{308}ж").hasWords(startingLike: FoldedText("ё МО\u{419}")))
  }

  @Test func aFilmIsNamedByEitherTitle() {
    let film = Movie(id: 1, title: "Witchcraft", originalTitle: "Häxan")
    #expect(film.isNamed("haxan") && film.isNamed("WITCHCRAFT") && !film.isNamed("witch"))
  }
}

@Suite struct SpellingTests {
  static let names = ["Action", "Adventure", "Comedy", "Documentary", "Horror", "History", "Science Fiction", "War"]

  @Test(arguments: [
    ("horor", ["Horror"]), ("HORRO", ["Horror"]), ("sci", ["Science Fiction"]), ("acton", ["Action"]),
    ("wra", ["War"]), ("xyzzy", []), ("comdey", ["Comedy"]), ("fiction", ["Science Fiction"]),
    ("sceince fiction", ["Science Fiction"]), ("documentry", ["Documentary"]), ("advnture", ["Adventure"]),
  ])
  func `Similar names are suggested`(typed: String, names: [String]) {
    #expect(Spelling.suggestions(for: typed, in: Self.names) == names)
  }

  @Test func `Names that are similar as a whole win over those with a similar word`() {
    let countries = ["East Germany", "Germany", "North Korea", "South Korea"]
    #expect(Spelling.suggestions(for: "Germny", in: countries) == ["Germany"])
    #expect(Spelling.suggestions(for: "germany", in: countries) == ["Germany"])
    #expect(Spelling.suggestions(for: "koera", in: countries) == ["North Korea", "South Korea"])
  }

  @Test(arguments: ["", "s", "x", "ab", "abc", "terror", "mystery", "auction", "wat is", "hero"])
  func offersNoNonsense(typed: String) {
    #expect(Spelling.suggestions(for: typed, in: Self.names.filter { $0 != "Action" }) == [])
  }

  @Test(arguments: [
    ("nosfratu", "nosferatu", 1), ("metroplis", "metropolis", 1), ("caligri", "caligari", 1), ("genreal", "general", 1),
    ("pahntom", "phantom", 1), ("nosfarutu", "nosferatu", 2), ("wra", "war", 1), ("same", "same", 0),
  ])
  func countsTypingErrors(typed: String, name: String, errors: Int) {
    #expect(Spelling.distance(from: typed, to: name) == errors)
  }

  @Test(arguments: [("lo", "la"), ("cat", "dog"), ("faction", "action film"), ("fiction", "action")])
  func otherWordsAreNotMisspelled(typed: String, name: String) {
    #expect(Spelling.distance(from: typed, to: name) == nil)
  }
}

@Suite struct LanguageTests {
  @Test(arguments: [("en", "en"), ("pt-BR", "pt-BR"), ("PT_br", "pt-BR"), ("fil", "fil")])
  func `Valid tags are normalized`(text: String, tag: String) {
    #expect(Language(text)?.tag == tag)
  }

  @Test(arguments: ["", "e", "english", "en-", "en-USA", "en-US-x", "e1", "ру"])
  func `Invalid tags are refused`(text: String) {
    #expect(Language(text) == nil)
  }
}

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("azAZ09-._~", "azAZ09-._~"), ("a b+c/d", "a%20b%2Bc%2Fd"), ("%41", "%2541"), ("ё\0", "%D1%91%00"), ("", ""),
  ])
  func `Text is encoded and decoded`(text: String, encoded: String) {
    #expect(text.percentEncoded() == encoded)
    #expect(String(percentEncoded: encoded) == text)
  }

  @Test func `Some characters may be left as they are`() {
    #expect("/a b:c".percentEncoded(allowing: "/:") == "/a%20b:c")
  }

  @Test(arguments: ["%", "%4", "%zz", "%+1", "%FF", "%D1", "a%"])
  func `What is not encoded text is not decoded`(text: String) {
    #expect(String(percentEncoded: text) == nil)
  }
}

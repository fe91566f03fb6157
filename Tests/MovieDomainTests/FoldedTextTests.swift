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

  @Test(arguments: [
    ("Spider-Man", "spiderman"), ("Spider-Man", "man"), ("The Hitch-Hiker", "hitchhiker"), ("L'Âge d'or", "age d'or"),
    ("La Passion de Jeanne d’Arc", "jeanne arc"), ("M*A*S*H", "mash"), ("Schindler's List", "schindlers"),
    ("千と千尋の神隠し", "神隠し"), ("卧虎藏龙", "藏龙"), ("シン・ゴジラ", "シンゴジラ"), ("Alien³", "alien 3"), ("Їжак", "їжак"),
    ("The Cabinet of Dr. Caligari", "cab cal"), ("The Cabinet of Dr. Caligari", "cabinet"),
    ("The Cabinet of Dr. Caligari", "of the"),
  ])
  func `A word is found after a hyphen or an apostrophe, and in text without blanks`(title: String, typed: String) {
    #expect(FoldedText(title).hasWords(startingLike: FoldedText(typed)))
  }

  @Test(arguments: [
    ("The Mummy", "them"), ("Мой", "мои"), ("Їжак", "іжак"), ("Stalker", "talker"), ("Dr. Caligari", "calig x"),
  ])
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

import MovieDomain
import Testing

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

  @Test(
    arguments: [
      ("nosfratu", "nosferatu", 1), ("metroplis", "metropolis", 1), ("caligri", "caligari", 1),
      ("genreal", "general", 1), ("pahntom", "phantom", 1), ("nosfarutu", "nosferatu", 2), ("wra", "war", 1),
      ("same", "same", 0), ("lo", "la", nil), ("cat", "dog", nil), ("faction", "action film", nil),
      ("fiction", "action", nil),
    ] as [(String, String, Int?)])
  func `Typing errors are counted, and other words are not misspelled`(typed: String, name: String, errors: Int?) {
    #expect(Spelling.distance(from: typed, to: name) == errors)
  }
}

import MovieDomain
import Testing

@Suite struct SpellingTests {
  static let names = ["Action", "Adventure", "Comedy", "Documentary", "Horror", "History", "Science Fiction", "War"]

  @Test(arguments: [
    ("horor", ["Horror"]), ("HORRO", ["Horror"]), ("sci", ["Science Fiction"]), ("acton", ["Action"]),
    ("wra", ["War"]), ("xyzzy", []), ("comdey", ["Comedy"]),
  ])
  func `Similar names are suggested`(typed: String, names: [String]) {
    #expect(Spelling.suggestions(for: typed, in: Self.names) == names)
  }
}

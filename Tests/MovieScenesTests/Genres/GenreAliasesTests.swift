import MovieDomain
import Testing

@testable import MovieScenes

@Suite struct GenreAliasesTests {
  @Test(arguments: [
    ("sci-fi", "Science Fiction"), ("SciFi", "Science Fiction"), ("sci fi", "Science Fiction"),
    ("sf", "Science Fiction"),
    ("comedies", "Comedy"), ("cartoons", "Animation"), ("docs", "Documentary"), ("kids", "Family"),
    ("фантастический", "Science Fiction"), ("мультики", "Animation"), ("вестерны", "Western"),
  ])
  func otherNamesMeanAGenre(typed: String, name: String) {
    #expect(GenreAliases.name(for: typed) == name)
  }

  @Test(arguments: ["", "bogus", "science", "Horror"])
  func everythingElseDoesNot(typed: String) {
    #expect(GenreAliases.name(for: typed) == nil)
  }
}

import ArgumentParser
import MovieDisplay
import MovieDomain
import Testing

@testable import vip

@Suite struct ReferenceArgumentsTests {
  @Test(
    arguments: [
      ([], .popular, nil), (["popular"], .popular, nil), (["top_rated"], .topRated, nil),
      (["top-rated"], .topRated, nil), (["top"], .topRated, nil),
      (["top", "rated"], .topRated, nil), (["TopRated"], .topRated, nil), (["now", "playing"], .nowPlaying, nil),
      (["now-playing"], .nowPlaying, nil), (["new"], .nowPlaying, nil), (["upcoming"], .upcoming, nil),
      (["comedy"], .popular, "comedy"), (["sci-fi"], .popular, "sci fi"),
      (["science", "fiction"], .popular, "science fiction"),
      (["top-rated", "comedy"], .topRated, "comedy"),
      (["upcoming", "science", "fiction"], .upcoming, "science fiction"),
      (["27"], .popular, "27"), (["ужасы"], .popular, "ужасы"), (["bogus"], .popular, "bogus"),
    ] as [([String], MovieList, String?)])
  func `A list is its name, a genre, or both`(words: [String], list: MovieList, genre: String?) throws {
    #expect(try Route(list: words, genre: nil, page: 2) == .list(id: list.rawValue, genre: genre, page: 2))
  }

  @Test(arguments: ["populer", "popularr", "upcomming"])
  func `A misspelled list has a suggestion`(word: String) {
    let error = #expect(throws: SetupProblem.self) { try Route(list: [word], genre: nil, page: 1) }
    #expect(error?.hint.hasPrefix("Did you mean vip list ") ?? false)
  }

  @Test func `Each argument is a film, and all of them may be one title`() throws {
    let ids = try MovieArguments(["12", "built-in:34"])
    #expect(ids.references == [.id(12), .qualified(catalog: "built-in", id: 34)])
    #expect(ids.title == nil)
    let words = try MovieArguments(["city", "lights"])
    #expect(words.references.count == 2)
    #expect(words.title == .words(try #require(MovieQuery("city lights"))))
    #expect(try MovieArguments(["city lights"]).title == nil)
    #expect(try MovieArguments(["12", "lights"]).title == nil)
  }

  @Test func `A command line in a session has its options, before its own`() throws {
    let options = try DisplayOptions.parse(["--replay=-a b", "--language", "ru", "--offline", "--width", "40"])
    let given = ["--replay=-a b", "--language=ru", "--offline"]
    #expect(options.inSession(["settings", "get", "theme"]) == ["settings", "get", "theme"] + given)
    #expect(options.inSession(["seen", "add", "--", "-1"]) == ["seen", "add"] + given + ["--", "-1"])
    #expect(options.inSession(["seen", "--language", "en"]) == ["seen"] + given + ["--language", "en"])
    #expect(options.inSession(["help", "seen"]) == ["help", "seen"])
    #expect(try DisplayOptions.parse([]).inSession(["seen", "12"]) == ["seen", "12"])
  }

  @Test func `A year after words is not the id of one more film`() throws {
    let dated = try MovieArguments(["city", "lights", "1931"])
    #expect(dated.references == [.words(try #require(MovieQuery("city lights 1931")))] && dated.title == nil)
    #expect(try MovieArguments(["metropolis", "12"]).references.count == 2)
    #expect(try MovieArguments(["1917"]).references == [.id(1917)])
    #expect(try MovieArguments(["https://www.themoviedb.org/movie/102", "103"]).references.count == 2)
  }

  @Test(arguments: [[], [""], ["12", " "], ["nm0000001"], ["https://example.org"]])
  func `Arguments that cannot name films are rejected`(words: [String]) {
    #expect(throws: SetupProblem.self) { try MovieArguments(words) }
  }
}

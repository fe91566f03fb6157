import MovieDisplay
import MovieDomain
import MovieTMDb
import MovieText
import PublicDomainCatalog
import Testing
import TextSnapshots

@testable import vip

@Suite struct RouteCommandTests {
  @Test(arguments: [
    ("export ~/x.json", ["export", "/home/me/x.json"]), ("a~/b ~ ~x", ["a~/b", "~", "~x"]),
    (#"'~/x' "~/x" \~/x"#, ["~/x", "~/x", "~/x"]),
  ])
  func `An unquoted tilde before a slash is the home folder`(line: String, words: [String]) throws {
    #expect(try ShellQuoting.words(of: line, home: "/home/me") == words)
  }

  @Test func `A route has a command, with the name of a catalog that is not in use`() {
    let routes: [Route] = [
      .movie(id: 603), .movie(id: 603, .credits), .movie(id: 603, .reviews), .person(id: 6384),
      .filmography(personID: 6384), .list(id: "top-rated"), .list(id: "popular", genre: "27", page: 3),
      .list(id: "popular", genre: "science fiction", page: 3), .list(id: "top-rated", genre: "action"),
      .people(page: 2), .movie(id: 12, source: "public-domain"), .movie(id: 607, .credits, source: "tmdb"),
      .movie(id: 607, .reviews, source: "tmdb"), .person(id: 17, source: "public-domain"),
      .filmography(personID: 17, source: "public-domain"),
      .shelve(movieID: 12, on: "favorites", true, source: "public-domain"),
      .shelve(movieID: 607, on: "favorites", false, source: "tmdb"), .movie(id: 5, source: "elsewhere"),
    ]
    assertSnapshot(of: routes.map { "\($0.command ?? "none")\n" }.joined())
  }

  @Test func `Only ids of TMDb have web pages`() {
    let film = Hyperlink("https://www.themoviedb.org/movie/607")
    #expect(Route.movie(id: 607).page(in: .tmdb) == film)
    #expect(Route.movie(id: 607, source: "tmdb").page(in: .publicDomain) == film)
    #expect(Route.movie(id: 12).page(in: .publicDomain) == nil)
    #expect(Route.movie(id: 12, source: "public-domain").page(in: .tmdb) == nil)
    #expect(
      Route.person(id: 17, source: "tmdb").page(in: .publicDomain)?.address == "https://www.themoviedb.org/person/17")
  }

  @Test(arguments: [
    ("blade runner", nil, 1, "vip search blade runner"),
    ("Броненосец Потёмкин", 1925, 3, "vip search Броненосец Потёмкин --year 1925 --page 3"),
    ("it's", nil, 2, #"vip search 'it'\''s' --page 2"#),
    ("two  blanks", nil, 1, "vip search 'two  blanks'"),
    ("$(rm) `x` !", nil, 1, "vip search '$(rm) `x` !'"),
    ("a -b", 2001, 1, "vip search 'a -b' --year 2001"),
    ("--page", nil, 2, "vip search ' --page' --page 2"),
    ("千と千尋の神隠し", nil, 1, "vip search 千と千尋の神隠し"),
    // A quote and a dollar sign, each part of a larger character.
    ("x'\u{301}", nil, 1, "vip search 'x'\\''\u{301}'"),
    ("\u{D4E}$x", nil, 1, "vip search '\u{D4E}$x'"),
  ])
  func `A search route has a quoted command`(query: String, year: Int?, page: Int, command: String) {
    let route = Route.search(query: query, year: year, page: page)
    #expect(route.command?.utf8.elementsEqual(command.utf8) == true)
  }
}

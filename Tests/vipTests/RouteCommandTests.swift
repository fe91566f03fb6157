import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieTMDb
import MovieText
import PublicDomainCatalog
import Testing

@testable import vip

@Suite struct RouteCommandTests {
  @Test func `A route has a command`() {
    #expect(Route.movie(id: 603).command == "vip detail 603")
    #expect(Route.movie(id: 603, .credits).command == "vip detail 603 --credits")
    #expect(Route.movie(id: 603, .reviews).command == "vip detail 603 --reviews")
    #expect(Route.person(id: 6384).command == "vip person 6384")
    #expect(Route.filmography(personID: 6384).command == "vip person 6384 --full")
    #expect(Route.list(id: "top-rated").command == "vip list top-rated")
    #expect(Route.list(id: "popular", genre: "27", page: 3).command == "vip list popular --genre 27 --page 3")
    #expect(
      Route.list(id: "popular", genre: "science fiction", page: 3).command == "vip list 'science fiction' --page 3")
    #expect(Route.list(id: "top-rated", genre: "action").command == "vip list top-rated --genre action")
    #expect(Route.person(id: 287).command == "vip person 287")
    #expect(Route.people(page: 2).command == "vip people --page 2")
  }

  @Test func `Ids of another catalog have its name`() {
    #expect(Route.movie(id: 12, source: "public-domain").command == "vip detail built-in:12")
    #expect(Route.movie(id: 607, .credits, source: "tmdb").command == "vip detail tmdb:607 --credits")
    #expect(Route.movie(id: 607, .reviews, source: "tmdb").command == "vip detail tmdb:607 --reviews")
    #expect(Route.person(id: 17, source: "public-domain").command == "vip person built-in:17")
    #expect(Route.filmography(personID: 17, source: "public-domain").command == "vip person built-in:17 --full")
    #expect(
      Route.shelve(movieID: 12, on: "favorites", true, source: "public-domain").command
        == "vip favorites add built-in:12")
    #expect(
      Route.shelve(movieID: 607, on: "favorites", false, source: "tmdb").command == "vip favorites remove tmdb:607")
    #expect(Route.movie(id: 5, source: "elsewhere").command == "vip detail elsewhere:5")
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

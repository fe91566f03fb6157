import Foundation
import MovieDomain
import MovieStore
import MovieTestSupport
import SceneTestSupport
import Testing

/// Exports of Trakt, which are read as other lists are.
@Suite(.timeLimit(.minutes(10))) struct TraktListTests {
  private func list(_ json: String) throws -> FilmList? {
    let folder = TemporaryFolder()
    let path = folder.file("trakt.json")
    try Data(json.utf8).write(to: URL(filePath: path))
    let files = LocalFilmFiles(input: -1, clean: { $0 }, output: { _ in })
    if case .list(let list) = try files.read(path, for: nil, today: "2026-11-20") { return list }
    return nil
  }

  @Test func `Ratings, viewings and the watchlist go to their shelves`() throws {
    let list = try #require(
      try list(
        """
        [{"rated_at":"2021-02-03T10:00:00.000Z","rating":7,"type":"movie",
          "movie":{"title":"Metropolis","year":1927,"ids":{"trakt":1,"imdb":"tt0017136","tmdb":19}}},
         {"watched_at":"2019-02-04T10:00:00.000Z","action":"watch","type":"movie",
          "movie":{"title":"M","year":1931,"ids":{}}},
         {"plays":3,"last_watched_at":"2018-01-01","movie":{"title":"The Kid","year":1921,"ids":{}}},
         {"rank":1,"listed_at":"2020-05-06T10:00:00.000Z","type":"movie","movie":{"title":"City Lights","ids":{}}}]
        """))
    assertShown(["four entries": list])
  }

  @Test func `Of the days to come, only the next one is read, because it may have begun elsewhere`() throws {
    let days = ["2026-11-21", "2026-11-22"].map { #"{"watched_at":"\#($0)","movie":{"title":"M"}}"# }
    let csv = "Title,WatchedDate\nM,2026-11-21\nM,2026-11-22\n"
    for (text, line) in [("[\(days.joined(separator: ","))]", 2), (csv, 3)] {
      let list = try #require(try list(text))
      #expect(list.rows.map { $0.diary?.viewings.map(\.day.date) } == [["2026-11-21"]])
      #expect(list.malformed == [.init(line, title: "M", reason: .futureDay("2026-11-22"))])
    }
  }

  @Test func `Viewings of a film after its first are rewatches, in whatever order they come`() throws {
    let film = #""movie":{"title":"M","year":1931,"ids":{"tmdb":832}}"#
    let days = ["2020-02-02", "2018-01-01", "2019-01-01T08:00:00.000Z"].map { #"{"watched_at":"\#($0)",\#(film)}"# }
    let other = #"{"watched_at":"2021-01-01","movie":{"title":"Faust","ids":{"tmdb":1}}}"#
    // Another file of the export has the last of them once more.
    let last = #"{"plays":3,"last_watched_at":"2020-02-02",\#(film)}"#
    for text in [days + [other], [last, other]] {
      let rows = try #require(try list("[\(text.joined(separator: ","))]")).rows
      #expect(
        rows.map { $0.diary?.viewings.map(\.isRewatch) }
          == (text.count > 2 ? [[true], [false], [true], [false]] : [[true], [false]]))
    }
  }

  @Test(arguments: ["hidden_at", "collected_at", "listed_at"])
  func `Films that were hidden, collected or listed are on no shelf`(key: String) throws {
    let list = try list(#"[{"\#(key)":"2020-02-02T10:00:00.000Z","type":"movie","movie":{"title":"M","ids":{}}}]"#)
    #expect(list?.rows.map(\.title) == ["M"] && list?.rows.first?.shelf == nil)
  }

  @Test func `An export without entries is an empty list`() throws {
    #expect(try list("[]")?.rows == [])
  }

  @Test func `Entries that are no film have reasons`() throws {
    let list = try #require(
      try list(
        """
        [{"watched_at":"2019-02-03","type":"episode","show":{"title":"Lost"}},
         {"rating":11,"movie":{"title":"M","ids":{}}}, {"rating":"8","movie":{"title":"M","ids":{}}},
         {"watched_at":"2031-01-01","movie":{"title":"M","ids":{}}}, {"watched_at":"May","movie":{"title":"M","ids":{}}},
         {"rated_at":"2031-01-01","rating":8,"movie":{"title":"M","ids":{}}}, {"movie":{"ids":{}}}, 5, {"movie":{"title":"M","year":99999,"ids":{"tmdb":-1,"imdb":"x"}}}]
        """))
    assertShown(["nine entries": list])
  }
}

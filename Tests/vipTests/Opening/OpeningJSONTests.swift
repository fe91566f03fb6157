import JSONTestSupport
import MovieData
import MovieDomain
import MovieTerminalDriver
import Testing

@testable import vip

@Suite struct OpeningJSONTests {
  private let film = FilmID(CatalogSource(idNamespace: "tmdb"), 603)

  private func page(
    _ target: OpeningScene.Target, _ address: Result<String, OpeningScene.Problem>, _ result: OpeningResult? = nil
  ) -> JSONPage {
    let request = OpeningScene.Request(target: target, film: film, onlyShows: result == nil)
    let presenter = OpeningPresenter(words: EnglishProgramWords(), source: film.source)
    return JSONPresenter(presenter).viewModel(for: .init(request: request, address: address, result: result))
  }

  @Test func documents() throws {
    let address = "https://www.youtube.com/watch?v=k1"
    try Envelope("opening").compare([
      "opened": page(.trailer, .success(address), .opened(program: "mpv")),
      "shown": page(.imdb, .success("https://www.imdb.com/title/tt0133093/")),
      "no trailer": page(.trailer, .failure(.nothingToOpen(title: "Faust"))),
      "nowhere to watch": page(.watch, .failure(.nothingToOpen(title: "Faust"))),
      "not on one's services": page(.watch, .failure(.unwatchable(title: "Faust", .notOnOwnServices))),
      "no address of the offers": page(.watch, .failure(.unwatchable(title: "Faust", .noAddress))),
      "not free yet": page(.watch, .failure(.unwatchable(title: "Faust", .notFreeUntil(year: 2027)))),
      "not loaded": page(.trailer, .failure(.catalog(CatalogError(.timedOut)))),
    ])
    for page in [
      page(.homepage, .failure(.unsafe(address: "file:///etc"))), page(.trailer, .success(address), .noProgram),
      page(.trailer, .success(address), .failed(program: "mpv")),
    ] {
      #expect(try Envelope("opening").read(page)["error"]?["code"] == "unsupported")
    }
  }
}

import JSONTestSupport
import MovieData
import MovieDomain
import Testing

@testable import vip

@Suite struct OpeningJSONTests {
  private let film = FilmID(CatalogSource(idNamespace: "tmdb"), 603)

  private func page(
    _ target: OpeningScene.Target, _ address: Result<String, OpeningScene.Problem>, _ result: OpeningResult? = nil
  ) -> JSONPage {
    let request = OpeningScene.Request(target: target, film: film, onlyShows: result == nil)
    return JSONPresenter(OpeningPresenter(words: EnglishProgramWords())).viewModel(
      for: .init(request: request, address: address, result: result))
  }

  @Test func `The address and the program`() throws {
    let opened = page(.trailer, .success("https://www.youtube.com/watch?v=k1"), .opened(program: "mpv"))
    #expect(
      try Envelope.read(opened, as: "opening") == [
        "id": 603, "source": "tmdb", "target": "trailer", "url": "https://www.youtube.com/watch?v=k1", "program": "mpv",
      ])
    let shown = page(.imdb, .success("https://www.imdb.com/title/tt0133093/"))
    #expect(try Envelope.read(shown, as: "opening")["program"] == JSONValue.null)
  }

  @Test func `Failures have codes`() throws {
    let address = "https://www.youtube.com/watch?v=k1"
    for (page, code) in [
      (page(.trailer, .failure(.nothingToOpen(title: "Faust"))), "not-found"),
      (page(.watch, .failure(.nothingToOpen(title: "Faust"))), "not-found"),
      (page(.watch, .failure(.unwatchable(title: "Faust", .notOnOwnServices))), "not-found"),
      (page(.watch, .failure(.unwatchable(title: "Faust", .notFreeUntil(year: 2027)))), "not-found"),
      (page(.homepage, .failure(.unsafe(address: "file:///etc"))), "unsupported"),
      (page(.trailer, .failure(.catalog(CatalogError(.timedOut)))), "timed-out"),
      (page(.trailer, .success(address), .noProgram), "unsupported"),
      (page(.trailer, .success(address), .failed(program: "mpv")), "unsupported"),
    ] {
      #expect(page.code == code)
      try Envelope.read(page, as: "opening")
    }
  }
}

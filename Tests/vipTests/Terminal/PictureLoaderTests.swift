import HTTPTypes
import MovieDisplay
import MovieHTTP
import MovieTMDb
import MovieTerminal
import MovieTerminalDriver
import MovieText
import ServerTestSupport
import Synchronization
import Testing

@testable import vip

/// Posters from a server that fails after one of them was stored.
@Suite(.timeLimit(.minutes(10))) struct PictureLoaderTests {
  private static let poster = StubTransport.Outcome.success(
    BufferedResponse(head: HTTPResponse(status: .ok), body: Array(PosterProgramTests.jpeg)))

  private static let page = TextPage(
    width: 80, palette: Palette(depth: .full, background: .dark), pictures: PagePictures())

  private static func requests(of count: Int) -> [PictureRequest] {
    let cards = (1...count).map {
      MovieCard(
        id: $0, title: "Film", year: "", score: ScoreBadge(text: "", level: .none), posterPath: "/\($0).jpg",
        route: .movie(id: $0))
    }
    return ListText(page: page).pictureRequests(for: ListScene.ViewModel(title: "", rows: cards))
  }

  /// The number of films whose poster is there, as printed and as the browser loads them. The posters of all but one
  /// were stored, as long ago as `age` says.
  private func posters(
    of count: Int = 3, after outcome: StubTransport.Outcome, age: Duration = .zero,
    timeLimit: Duration = .seconds(3_600)
  ) async throws -> (printed: Int, loaded: Int) {
    let requests = Self.requests(of: count)
    try #require(requests.count == count)
    let server = StubTransport { exchange, index in
      if exchange.timeLimit <= .zero { return .failure(HTTPFailure(.timedOut)) }
      return index < count - 1 ? Self.poster : outcome
    }
    let time = Mutex<Int64>(0)
    let images = TMDbImages(
      transport: CachingTransport(
        server, cache: InMemoryHTTPCache(), policy: .tmdb(), isPlausible: TMDbImages.isPlausible,
        now: { time.withLock(\.self) }))
    for request in requests.dropFirst() { _ = try await images.picture(request.path, size: .kept) }
    time.withLock { $0 = age.components.seconds }
    let source = PictureLoader(imageProtocol: .blocks, timeLimit: timeLimit) {
      try await images.picture(for: $0, width: $1, timeLimit: $2)
    }
    let printed = await source.art(for: requests, on: Self.page).count
    var loaded = 0
    await source.load(requests, on: Self.page) { _, _ in loaded += 1 }
    return (printed, loaded)
  }

  @Test(arguments: [(500, 1), (200, 1), (404, 0)])
  func `What cannot be loaded is reported once, unless it does not exist`(status: Int, count: Int) async {
    let reported = Mutex(0)
    let images = TMDbImages(transport: StubTransport(.response("", status: status)))
    let source = PictureLoader(
      imageProtocol: .blocks, timeLimit: .seconds(3_600), onFailure: { _ in reported.withLock { $0 += 1 } },
      fetch: { try await images.picture(for: $0, width: $1, timeLimit: $2) })
    #expect(await source.art(for: Self.requests(of: 2), on: Self.page).isEmpty)
    #expect(reported.withLock(\.self) == count)
  }

  @Test(
    arguments: [
      .hostNotFound, .cannotConnect, .timedOut, .connectionLost, .proxyFailed, .untrustedCertificate, .offline,
    ] as [HTTPFailure.Code], [Duration.zero, .seconds(86_400)])
  func `Without a network, stored posters of any age are shown`(failure: HTTPFailure.Code, age: Duration) async throws {
    let posters = try await posters(after: .failure(HTTPFailure(failure)), age: age)
    #expect(posters == (2, 2))
  }

  @Test(arguments: [(429, "", 2), (500, "", 2), (503, "", 2), (200, "<html>", 2), (404, "", 0)])
  func `A server in trouble or a captive portal hides no poster`(status: Int, body: String, count: Int) async throws {
    let posters = try await posters(after: .response(body, status: status))
    #expect(posters == (count, count))
  }

  @Test func `After the time limit, stored posters are shown`() async throws {
    let posters = try await posters(of: 40, after: Self.poster, age: .seconds(86_400), timeLimit: .zero)
    #expect(posters == (39, 39))
  }

  @Test func `Where the viewer goes on, adding a film does not wait for its poster`() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let (paths, loaded) = AsyncStream.makeStream(of: String.self)
    let images = TMDbImages(transport: GatedTransport(gate: gate, loaded: loaded))
    await images.keep(["/a.jpg"], timeLimit: .seconds(3_600), waits: false)
    opening.finish()
    #expect(await paths.first { _ in true } == "/t/p/w342/a.jpg")
  }
}

/// A server that answers when a gate is opened.
private struct GatedTransport: HTTPTransport {
  let gate: AsyncStream<Void>
  let loaded: AsyncStream<String>.Continuation

  func exchange(
    _ request: HTTPRequest, body: [UInt8], timeLimit: Duration
  ) async throws(HTTPFailure) -> BufferedResponse {
    for await _ in gate {}
    loaded.yield(request.path ?? "")
    return BufferedResponse(head: HTTPResponse(status: .ok), body: body)
  }
}

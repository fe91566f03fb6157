import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieScenes
import MovieTMDb

/// Every response ends in text, JSON and a table, or in an error.
///
/// The first byte chooses what is requested.
enum TMDbFuzzing {
  /// A body as it is.
  static func run(_ bytes: [UInt8]) async throws {
    var choices = Choices(bytes.prefix(1))
    try await show(choices.number(below: requests.count), body: Array(bytes.dropFirst()))
  }

  /// A sound body with changes.
  static func runOdd(_ bytes: [UInt8]) async throws {
    var choices = Choices(bytes[...])
    let number = choices.number(below: requests.count)
    guard let body = OddJSON.document(requests[number].body, &choices) else {
      throw FuzzFailure(description: "The body of request \(number) is not JSON.")
    }
    try await show(number, body: body)
  }

  private typealias Request = (body: String, show: @Sendable (SceneRun, any MovieCatalog) async throws -> Void)

  private static let requests: [Request] = [
    (TMDbBody.page, { run, _ in try await run.list(.popular) }),
    (TMDbBody.film, { run, _ in try await run.film() }),
    (TMDbBody.person, { run, _ in try await run.person() }),
    (TMDbBody.people, { run, _ in try await run.people(nil) }),
    (TMDbBody.genres, { run, _ in try await run.genres() }),
    (TMDbBody.page, { run, _ in try await run.home() }),
    (TMDbBody.page, { run, _ in try await run.search() }),
    (TMDbBody.people, { run, _ in try await run.people("keanu") }),
    (TMDbBody.collection, { run, _ in try await run.list(.collection(.init(2344))) }),
    (TMDbBody.film, { run, _ in try await run.list(.similar(.init(603))) }),
    (TMDbBody.found, { run, _ in try await run.references() }),
    (TMDbBody.page, { run, _ in try await run.references() }),
    (TMDbBody.services, { _, catalog in _ = try? await catalog.streamingServices() }),
  ]

  /// A catalog whose server sends the same body for everything.
  static func catalog(_ body: [UInt8]) -> TMDbCatalog {
    TMDbCatalog(
      transport: FixedTransport(body: body), credential: Credential(pasted: "token"),
      preferences: .init(language: "ru-RU", region: "US"))
  }

  private static func show(_ number: Int, body: [UInt8]) async throws {
    let catalog = catalog(body)
    try await requests[number].show(SceneRun(catalog), catalog)
    _ = TMDbCatalog.isPlausible(BufferedResponse(head: .init(status: .ok), body: body))
  }
}

/// A transport with the same response to every request.
private struct FixedTransport: HTTPTransport {
  let body: [UInt8]

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) -> BufferedResponse {
    BufferedResponse(head: HTTPResponse(status: .ok), body: self.body)
  }
}

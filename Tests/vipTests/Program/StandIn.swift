import FlyingFox
import FlyingSocks
import Foundation

/// A local server in place of TMDb, which stops when the variable that holds it goes out of scope.
///
/// Swift does not end the lifetime of a variable before a call that could depend on it, such as one that waits.
final class StandIn: Sendable {
  /// The variables with the server's address and a token.
  let environment: [String: String]
  let requests: RequestLog
  private let running: Task<Void, any Error>

  /// The variables without the token.
  var address: [String: String] { environment.filter { $0.key.hasSuffix("_URL") } }

  static let token = "eyJhbGciOi.s3cret-t0ken.x"

  /// Starts a server with the given response for each path.
  static func serving(_ answer: @escaping @Sendable (_ path: String) async -> HTTPResponse) async throws -> StandIn {
    try await StandIn { await answer($0.path) }
  }

  /// Starts a server that opens a gate when it is asked for films, and sends them when the other gate is open.
  static func holding(_ gate: Gate, opening asked: Gate = Gate()) async throws -> StandIn {
    try await serving { path in
      await asked.open()
      await gate.pass()
      return .films(for: path)
    }
  }

  /// Starts a server with the given response for each request.
  init(_ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) async throws {
    let requests = RequestLog()
    // The usual limit of 15 seconds for an answer is too short on a busy machine.
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 240, logger: .disabled)
    await server.appendRoute("*") { request in
      await requests.append(request)
      return await answer(request)
    }
    running = Task { try await server.run() }
    // On a busy machine, the server's task may start late.
    try await server.waitUntilListening(timeout: 60)
    guard case .ip4(_, port: let port)? = await server.listeningAddress else { throw POSIXError(.EADDRNOTAVAIL) }
    let base = "http://127.0.0.1:\(port)"
    environment = ["TMDB_API_URL": "\(base)/3", "TMDB_IMAGE_URL": "\(base)/t/p", "TMDB_ACCESS_TOKEN": Self.token]
    self.requests = requests
  }

  deinit { running.cancel() }

  /// Ends the server: connections are refused.
  func stop() async {
    running.cancel()
    _ = await running.result
  }
}

actor RequestLog {
  private(set) var all: [HTTPRequest] = []

  func append(_ request: HTTPRequest) { all.append(request) }
}

extension HTTPResponse {
  static func json(_ text: String, status: HTTPStatusCode = .ok, headers: HTTPHeaders = [:]) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: headers, body: Data(text.utf8))
  }

  /// A page of two films with titles from the path.
  static func films(for path: String) -> HTTPResponse {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return .json(
      """
      {"page":1,"results":[
        {"id":11,"title":"\(name) one","release_date":"2001-02-03","vote_average":8,"vote_count":9},
        {"id":12,"title":"\(name) two","release_date":"","vote_average":0,"vote_count":0}
      ],"total_pages":58322,"total_results":1166440}
      """)
  }
}

/// Suspends tasks until it is opened, or one of them is canceled: a test whose time is up ends then.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    guard !isOpen else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { await open() }
    }
  }

  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }
}

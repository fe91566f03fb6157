import HTTPTypes
import MovieCurl
import MovieHTTP

/// Sends many requests at once to one server, for a comparison of whole processes.
enum RequestsBenchmark {
  /// Requests `path` from `authority` over plain HTTP `count` times. Prints how many responses have the status 200.
  static func run(authority: String, path: String, count: Int) async {
    let transport = CurlTransport(configuration: .init(userAgent: "vip-benchmarks"))
    let succeeded = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<count {
        group.addTask {
          let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: path)
          let response = try? await transport.exchange(request, timeLimit: .seconds(60))
          return response?.head.status == .ok
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    transport.shutdown()
    print(succeeded)
  }
}

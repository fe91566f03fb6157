import HTTPTypes
import MovieCurl
import ServerTestSupport

extension HTTPRequest {
  /// A GET over plain HTTP to a server of this test.
  static func loopback(_ port: Int, _ path: String = "/", fields: HTTPFields = [:]) -> HTTPRequest {
    HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:\(port)", path: path, headerFields: fields)
  }

  /// A GET over TLS to a server of this test.
  static func secure(_ port: Int, host: String = "localhost", _ path: String = "/") -> HTTPRequest {
    HTTPRequest(method: .get, scheme: "https", authority: "\(host):\(port)", path: path)
  }
}

extension CurlTransport {
  /// A transport whose time limits a busy machine does not reach, unless `change` sets shorter ones.
  convenience init(_ change: (inout Configuration) -> Void = { _ in }) {
    var configuration = Configuration(userAgent: "transport-tests/1")
    configuration.connectTimeout = generousLimit
    configuration.lowSpeedTime = generousLimit
    change(&configuration)
    self.init(configuration: configuration)
  }
}

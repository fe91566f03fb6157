import HTTPTypes
import MovieCurl
import MovieHTTP
import MovieLibC

/// Exits during TLS transfers, for `Scripts/torture`, which runs this many times.
///
///     leaver PORT CERTIFICATE shutdown|deinit|leave
///
/// `shutdown` shuts the transport down first, as a program should; `deinit` only releases it; `leave` calls `exit` while
/// the transport is working.
@main
struct Leaver {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { exit(64) }
    let (port, certificate, mode) = (arguments[1], arguments[2], arguments[3])
    var configuration = CurlTransport.Configuration(userAgent: "leaver/1")
    configuration.certificateBundle = certificate
    configuration.maximumBodyBytes = .max
    let transport = CurlTransport(configuration: configuration)
    for _ in 0..<10 {
      Task { [weak transport] in
        _ = try? await transport?.exchange(request(port, "/large"), timeLimit: .seconds(60))
      }
    }
    // Once a short exchange has ended, the others have started.
    _ = try? await transport.exchange(request(port, "/short"), timeLimit: .seconds(60))
    if mode == "leave" { exit(0) }
    if mode == "shutdown", !transport.shutdown() { exit(9) }
  }

  private static func request(_ port: String, _ path: String) -> HTTPRequest {
    HTTPRequest(method: .get, scheme: "https", authority: "localhost:\(port)", path: path)
  }
}

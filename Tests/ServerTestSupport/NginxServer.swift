import Foundation

/// An nginx on a free loopback port, with HTTP/2 over TLS, which ends with the variable that holds it. Its responses
/// identify the connection of the request.
package final class NginxServer: Sendable {
  package static let isAvailable =
    Certificate.isAvailable && FileManager.default.isExecutableFile(atPath: Tool.nginx)

  package let port: Int
  /// The path of its certificate, in PEM format.
  package let certificate: String
  private let process = Process()
  private let directory: URL

  package init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("server-tests-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let pair = try Certificate(in: directory)
    certificate = pair.certificate
    // nginx inherits a listening socket, named in its variable NGINX. So the port is certainly free, and connections
    // made before nginx is up wait in the socket's queue.
    let socket = try LoopbackSocket(listening: true)
    defer { close(socket.descriptor) }
    port = socket.port
    let configuration = directory.appendingPathComponent("nginx.conf")
    try Self.configuration(port: port, pair: pair).write(to: configuration, atomically: true, encoding: .utf8)
    process.executableURL = URL(fileURLWithPath: Tool.nginx)
    process.arguments = ["-e", "stderr", "-p", directory.path, "-c", configuration.path]
    process.environment = ["NGINX": "0;"]
    process.standardInput = FileHandle(fileDescriptor: socket.descriptor, closeOnDealloc: false)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: directory)
  }

  private static func configuration(port: Int, pair: Certificate) -> String {
    let temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \($0);" }
    return """
      daemon off;
      worker_processes 1;
      pid nginx.pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        \(temporaryPaths.joined(separator: "\n  "))
        server {
          listen 127.0.0.1:\(port) ssl http2;
          ssl_certificate \(pair.certificate);
          ssl_certificate_key \(pair.key);
          add_header X-Connection $connection;
          location / { return 200 "over $server_protocol"; }
        }
      }
      """
  }
}

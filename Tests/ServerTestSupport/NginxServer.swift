import Foundation
import Subprocess

/// An nginx on a free loopback port, with HTTP/2 over TLS, which ends with the variable that holds it. Its responses
/// identify the connection of the request.
package final class NginxServer: Sendable {
  // Paths on Debian and others.
  private static let nginx = "/usr/sbin/nginx"
  private static let openssl = "/usr/bin/openssl"

  package static let isAvailable = [nginx, openssl].allSatisfy(FileManager.default.isExecutableFile)

  package let port: Int
  /// The path of its certificate, in PEM format.
  package let certificate: String
  private let process = Process()
  private let directory: URL

  package init() async throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("server-tests-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    certificate = directory.appendingPathComponent("certificate.pem").path
    let key = directory.appendingPathComponent("key.pem").path
    try await Self.makeCertificate(certificate, key: key)
    // nginx inherits a listening socket, named in its variable NGINX. So the port is certainly free, and connections
    // made before nginx is up wait in the socket's queue.
    let socket = try LoopbackSocket(listening: true)
    defer { close(socket.descriptor) }
    port = socket.port
    let configuration = directory.appendingPathComponent("nginx.conf")
    try Self.configuration(port: port, certificate: certificate, key: key).write(
      to: configuration, atomically: true, encoding: .utf8)
    process.executableURL = URL(fileURLWithPath: Self.nginx)
    process.arguments = ["-e", "stderr", "-p", directory.path, "-c", configuration.path]
    process.environment = ["NGINX": "0;"]
    process.standardInput = FileHandle(fileDescriptor: socket.descriptor, closeOnDealloc: false)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    // Not waited for: that would block a thread of the concurrency pool, maybe until another test goes on.
    process.terminate()
    try? FileManager.default.removeItem(at: directory)
  }

  /// Creates a key and a self-signed certificate for `localhost`.
  private static func makeCertificate(_ certificate: String, key: String) async throws {
    let result = try await Subprocess.run(
      .name("openssl"),
      arguments: [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate,
      ], output: .discarded)
    guard result.terminationStatus.isSuccess else { throw CocoaError(.executableLoad) }
  }

  private static func configuration(port: Int, certificate: String, key: String) -> String {
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
          ssl_certificate \(certificate);
          ssl_certificate_key \(key);
          add_header X-Connection $connection;
          location / { return 200 "over $server_protocol"; }
        }
      }
      """
  }
}

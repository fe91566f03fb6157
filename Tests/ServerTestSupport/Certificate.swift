import Foundation

/// Creates a key and a self-signed certificate for `localhost`.
struct Certificate {
  static let isAvailable = FileManager.default.isExecutableFile(atPath: Tool.openssl)

  let key: String
  let certificate: String

  init(in directory: URL) throws {
    key = directory.appendingPathComponent("key.pem").path
    certificate = directory.appendingPathComponent("certificate.pem").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.openssl)
    process.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
      "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }
}

/// Paths of the programs on Debian and others.
enum Tool {
  static let openssl = "/usr/bin/openssl"
  static let nginx = "/usr/sbin/nginx"
}

import Foundation
import MovieTestSupport

extension TemporaryFolder {
  /// A path of a folder that no user can read, not even root, and the system's reason: a loop of links, or a name that is
  /// too long.
  func unreadable(isLoop: Bool) throws -> (path: String, reason: String) {
    guard isLoop else { return (file(String(repeating: "x", count: 300)), "File name too long") }
    let path = file("loop")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    return (path, String(cString: strerror(ELOOP)))
  }
}

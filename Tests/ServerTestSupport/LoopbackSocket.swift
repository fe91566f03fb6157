import Foundation
import MovieLibC

/// A TCP socket bound to a free port of 127.0.0.1.
package struct LoopbackSocket {
  package let descriptor: Int32
  package let port: Int

  /// Binds to a port. Without `listening`, the socket reserves the port and refuses connections.
  package init(listening: Bool) throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, kind, 0)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return Int32(-1) }
      guard bind(descriptor, pointer, length) == 0 else { return -1 }
      if listening, listen(descriptor, 256) != 0 { return -1 }
      return getsockname(descriptor, pointer, &length)
    }
    guard descriptor >= 0, result == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    port = Int(UInt16(bigEndian: address.sin_port))
  }
}

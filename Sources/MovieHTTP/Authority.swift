/// The host and port of a URL, checked before a library parses them.
package struct Authority: Sendable {
  package let text: String
  /// The host; an IPv6 address is in brackets.
  package let host: String

  package init(_ text: String) throws(HTTPFailure) {
    self.text = text
    let isAddress = text.hasPrefix("[")
    let hostEnd =
      isAddress ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":") ?? text.endIndex
    let host = text[..<(hostEnd ?? text.startIndex)]
    let rest = text[host.endIndex...]
    let port = rest.dropFirst()
    let isSound =
      isAddress
      ? host.count > 3 && host.dropFirst().dropLast().utf8.allSatisfy(Self.isAddressByte)
      : !host.isEmpty && host.utf8.allSatisfy(Self.isNameByte)
    guard isSound, rest.isEmpty || (rest.first == ":" && !port.isEmpty), port.utf8.allSatisfy(\.isDigit) else {
      // The error does not quote the text, which may contain a user name and a password.
      throw HTTPFailure(.unsupportedRequest, detail: "the authority is not a host with or without a port")
    }
    guard port.isEmpty || UInt16(port).map({ $0 > 0 }) ?? false else {
      throw HTTPFailure(.unsupportedRequest, detail: "the port is not a number from 1 to 65535")
    }
    self.host = String(host)
  }

  /// Whether the host is certainly this machine: `localhost`, `[::1]` or an address such as `127.0.0.1`.
  ///
  /// Other spellings may be resolved to another machine: resolvers read `127.0.0.010` as octal, and some look up
  /// `127.0.0.080` as a name.
  package var isLoopback: Bool {
    if host == "[::1]" || host.lowercased() == "localhost" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in UInt8(part).map(String.init) == String(part) }
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    byte.isDigit || (0x61...0x66).contains(byte | 0x20) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isDigit || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_")
  }
}

extension UInt8 {
  /// Whether this is a digit of ASCII. `Int` also parses signs.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}

public import HTTPTypes

/// The port to the network: sends HTTP requests and returns complete responses.
public protocol HTTPTransport: Sendable {
  /// Sends a request with a body, which may be empty, and returns the response, whatever its status.
  ///
  /// Throws an `HTTPFailure` when there is no complete response: ``HTTPFailure/Code/timedOut`` once `timeLimit` has
  /// passed, ``HTTPFailure/Code/cancelled`` as soon as the task is canceled. May be called concurrently.
  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
}

extension HTTPTransport {
  /// Sends a request without a body.
  public func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> BufferedResponse {
    try await exchange(request, body: [], timeLimit: timeLimit)
  }

  package func outcome(
    of request: HTTPRequest, body: [UInt8], timeLimit: Duration
  ) async -> Result<BufferedResponse, HTTPFailure> {
    do throws(HTTPFailure) {
      return .success(try await exchange(request, body: body, timeLimit: timeLimit))
    } catch {
      return .failure(error)
    }
  }
}

/// A complete response, with its body in memory.
public struct BufferedResponse: Sendable, Equatable {
  /// The status and the header fields.
  public var head: HTTPResponse
  /// The body, after its content encoding was decoded.
  public var body: [UInt8]
  /// Set for an outdated response from a cache, when no newer one is available; otherwise nil.
  public var staleness: HTTPStaleness?

  /// Creates a response, up to date by default.
  public init(head: HTTPResponse, body: [UInt8], staleness: HTTPStaleness? = nil) {
    self.head = head
    self.body = body
    self.staleness = staleness
  }
}

/// Why a response is outdated and how old it is.
public struct HTTPStaleness: Sendable, Equatable {
  /// Why no newer response is available.
  public enum Cause: Sendable, Equatable {
    /// There was no response.
    case failure(HTTPFailure)
    /// The server responded with a temporary error, such as 503.
    case refusal(HTTPResponse)
  }

  /// The time since the response was stored or last revalidated, plus its age on arrival.
  public var age: Duration
  /// Why no newer response is available.
  public var cause: Cause

  /// Creates the staleness of a response of a given age.
  public init(age: Duration, cause: Cause) {
    self.age = age
    self.cause = cause
  }
}

/// Why there is no complete response.
///
/// Contains no credential: `detail` may name hosts and causes, but no queries or header fields.
public struct HTTPFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of failure. More kinds may be added, so other packages should switch over codes with a `default`.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The task was canceled.
    case cancelled
    /// The time limit passed, or too little data arrived for too long.
    case timedOut
    /// The host name could not be resolved.
    case hostNotFound
    /// No connection could be opened: it was refused, or there is no route to the host.
    case cannotConnect
    /// The server's certificate could not be verified, or it is for another host.
    case untrustedCertificate
    /// The TLS handshake failed for another reason.
    case tlsFailed
    /// The connection ended before the response was complete.
    case connectionLost
    /// The body exceeds the transport's size limit.
    case bodyTooLarge
    /// The response is not valid HTTP, or its content encoding is invalid.
    case malformedResponse
    /// The request cannot be sent, for example because it has no host or an unsupported scheme.
    case unsupportedRequest
    /// The proxy could not be reached or refused the request.
    case proxyFailed
    /// The transport cannot run, for example because a library is missing.
    case unavailable
    /// The response is not in the cache, and offline mode is on.
    case offline
    /// The recording being replayed does not contain the exchange.
    case notRecorded
  }

  /// The kind of failure.
  public var code: Code
  /// More about the cause, in English, for logs; may be empty.
  public var detail: String

  /// Creates a failure.
  public init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }

  /// The code and, if there is one, the detail.
  public var description: String { detail.isEmpty ? "\(code)" : "\(code): \(detail)" }
}

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

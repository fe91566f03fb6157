public import HTTPTypes

/// A transport that overwrites secrets in responses, so that no cache, log or screen receives one that a server echoes.
///
/// Wrap this directly around the transport that uses the network.
public struct RedactingTransport<Base: HTTPTransport>: HTTPTransport {
  /// Shorter secrets are not overwritten, because they may occur in any text.
  private static var shortestSecret: Int { 8 }

  private let base: Base
  private let secrets: [[UInt8]]

  /// Wraps a transport. Each byte of `secrets` in a body, a header field or the detail of a failure becomes an `x`.
  ///
  /// Secrets of fewer than eight bytes are ignored.
  public init(_ base: Base, secrets: [String]) {
    self.base = base
    self.secrets = secrets.map { Array($0.utf8) }.filter { $0.count >= Self.shortestSecret }
  }

  public func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    do throws(HTTPFailure) {
      var response = try await base.exchange(request, body: body, timeLimit: timeLimit)
      response.body.overwrite(secrets)
      for index in response.head.headerFields.indices {
        response.head.headerFields[index].value = redacted(response.head.headerFields[index].value)
      }
      let status = response.head.status
      response.head.status = .init(code: status.code, reasonPhrase: redacted(status.reasonPhrase))
      return response
    } catch {
      throw HTTPFailure(error.code, detail: redacted(error.detail))
    }
  }

  private func redacted(_ text: String) -> String {
    var bytes = Array(text.utf8)
    guard bytes.overwrite(secrets) else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Overwrites each occurrence of the secrets with `x`, also as JSON or a URL escapes them. Returns whether there were
  /// any.
  @discardableResult
  package mutating func overwrite(_ secrets: [[UInt8]]) -> Bool {
    var places: [Range<Int>] = []
    let backslash = UInt8(ascii: "\\")
    withUnsafeBufferPointer { bytes in
      for secret in secrets {
        guard let first = secret.first else { continue }
        var start = 0
        while start < bytes.count {
          let mayBegin = bytes[start] == first || bytes[start] == backslash || bytes[start] == UInt8(ascii: "%")
          guard mayBegin, let end = bytes.end(of: secret, from: start) else {
            // A backslash after another one escapes nothing.
            start += bytes[start...].starts(with: [backslash, backslash]) ? 2 : 1
            continue
          }
          places.append(start..<end)
          start = end
        }
      }
    }
    for place in places {
      for index in place { self[index] = UInt8(ascii: "x") }
    }
    return !places.isEmpty
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a secret ends that begins at an index, as it is, or as JSON or a URL escapes it; nil if none begins there.
  fileprivate func end(of secret: [UInt8], from start: Int) -> Int? {
    if self[start...].starts(with: secret) { return start + secret.count }
    var rest = self[start...]
    for byte in secret {
      guard let first = rest.popFirst() else { return nil }
      let isEscape = first == UInt8(ascii: "\\")
      // `\u002F` or `%2F`
      if isEscape && rest.first == UInt8(ascii: "u") || first == UInt8(ascii: "%") {
        let digits = isEscape ? rest.dropFirst().prefix(4) : rest.prefix(2)
        if UInt8(String(decoding: digits, as: UTF8.self), radix: 16) == byte {
          rest = self[digits.endIndex...]
          continue
        }
      }
      guard (isEscape ? rest.popFirst() : first) == byte else { return nil }
    }
    return rest.startIndex
  }
}

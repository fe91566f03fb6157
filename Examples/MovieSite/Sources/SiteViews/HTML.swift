/// Markup. Text that is put into it is escaped, so that it can never become markup itself:
///
///     let heading: HTML = "<h1>\(film.title)</h1>"
public nonisolated struct HTML: Sendable, Hashable {
  /// The markup in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Creates empty markup.
  public init() {}

  /// The markup as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends markup.
  public static func += (left: inout HTML, right: HTML) { left.bytes += right.bytes }
}

nonisolated extension HTML: ExpressibleByStringInterpolation {
  public init(stringLiteral markup: String) { bytes = Array(markup.utf8) }

  public init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  /// Escapes the texts of an interpolation, and leaves its markup as it is.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    public mutating func appendLiteral(_ markup: String) { bytes += markup.utf8 }

    /// Appends markup.
    public mutating func appendInterpolation(_ markup: HTML) { bytes += markup.bytes }

    /// Appends markup; nothing for nil.
    public mutating func appendInterpolation(_ markup: HTML?) { bytes += markup?.bytes ?? [] }

    /// Appends parts of markup in their order.
    public mutating func appendInterpolation(_ markup: [HTML]) {
      for part in markup { bytes += part.bytes }
    }

    /// Appends a number.
    public mutating func appendInterpolation(_ number: Int) { bytes += String(number).utf8 }

    /// Appends text, for elements and for attributes in quotation marks.
    public mutating func appendInterpolation(_ text: String) {
      // Most text has nothing to escape and nothing to remove.
      guard text.utf8.contains(where: Self.isSpecial) else { return bytes += text.utf8 }
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": bytes += "&amp;".utf8
        case "<": bytes += "&lt;".utf8
        case ">": bytes += "&gt;".utf8
        case "\"": bytes += "&quot;".utf8
        case "'": bytes += "&#39;".utf8
        case "\n", "\t": bytes += scalar.utf8
        // Characters that change the direction would do so beyond the end of the text.
        case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
          bytes += "\u{FFFD}".utf8
        default: bytes += scalar.utf8
        }
      }
    }

    /// Whether a byte may be part of a character that is not left as it is.
    private static func isSpecial(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x00..<0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2, 0xE2: true
      default: false
      }
    }
  }
}

nonisolated extension Sequence<HTML> {
  /// The parts with a separator between them.
  func joined(by separator: HTML) -> HTML {
    var whole = HTML()
    for (index, part) in enumerated() {
      if index > 0 { whole += separator }
      whole += part
    }
    return whole
  }
}

/// A link to another site if the address is one of the web; otherwise the text alone. Addresses come from anyone.
nonisolated func webLink(_ address: String?, _ text: HTML) -> HTML {
  guard let address, ["https://", "http://"].contains(where: { address.lowercased().hasPrefix($0) }) else {
    return text
  }
  return #"<a href="\#(address)" rel="noreferrer">\#(text)</a>"#
}

extension UInt8 {
  /// Whether this is a digit of ASCII. `Int` and `Double` also parse signs, exponents and the digits of other scripts.
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether this is a letter or a digit of ASCII.
  package var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: isDigit
    }
  }
}

extension BinaryInteger {
  /// The number with zeros before it, so that texts of one width are in the order of their numbers.
  package func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int {
  /// Reads digits of ASCII; nil for any other text.
  package init?(plainDigits text: Substring) {
    guard text.utf8.allSatisfy(\.isDigit) else { return nil }
    self.init(text)
  }
}

extension Array where Element: Hashable {
  /// The elements in their order, each at its first place.
  package var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension String {
  /// The text with percent-encoding for all but the unreserved characters of RFC 3986 and those in `others`.
  package func percentEncoded(allowing others: String = "") -> String {
    let digits = Array("0123456789ABCDEF")
    let allowed = Array("-._~\(others)".utf8)
    return utf8.reduce(into: "") { result, byte in
      if byte.isLetterOrDigit || allowed.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }

  /// Decodes percent-encoding. Nil if an escape is not complete or the result is not UTF-8.
  package init?(percentEncoded text: some StringProtocol) {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "%") {
        bytes.append(byte)
      } else if let high = rest.popFirst().flatMap(Self.digit), let low = rest.popFirst().flatMap(Self.digit) {
        bytes.append(high << 4 | low)
      } else {
        return nil
      }
    }
    self.init(validating: bytes, as: UTF8.self)
  }

  /// Turns `rejectedCredential` into `rejected-credential`.
  package init(hyphenating camelCase: String) {
    self = camelCase.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}

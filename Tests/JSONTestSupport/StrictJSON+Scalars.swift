import MovieJSON

// Strings and numbers.
extension StrictJSON {
  mutating func string() throws(Malformed) -> String {
    guard take() == "\"" else { throw malformed("no string") }
    var units: [UInt16] = []
    while true {
      let run = bytes[place...].prefix { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      guard let text = String(validating: run, as: UTF8.self) else { throw malformed("no UTF-8") }
      units += text.utf16
      place += run.count
      switch take() {
      case "\"":
        guard let text = String(validating: units, as: UTF16.self) else { throw malformed("half a surrogate pair") }
        return text
      case "\\": units.append(try escape())
      default: throw malformed("a raw control character, or no end")
      }
    }
  }

  private mutating func escape() throws(Malformed) -> UInt16 {
    switch take() {
    case "\"": return 0x22
    case "\\": return 0x5C
    case "/": return 0x2F
    case "b": return 0x8
    case "f": return 0xC
    case "n": return 0xA
    case "r": return 0xD
    case "t": return 0x9
    case "u":
      let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
        throw malformed("no four digits")
      }
      place += 4
      return unit
    default: throw malformed("no such escape")
    }
  }

  mutating func number() throws(Malformed) -> JSONValue {
    let start = place
    skip(if: "-")
    if !skip(if: "0") {
      try digits()
    }
    if skip(if: ".") {
      try digits()
    }
    if skip(if: "e", "E") {
      skip(if: "+", "-")
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let int = Int(text) { return .int(int) }
    guard let double = Double(text), double.isFinite else { throw malformed("no finite number") }
    return .double(double)
  }

  private mutating func digits() throws(Malformed) {
    let start = place
    while ("0"..."9").contains(peek()) {
      place += 1
    }
    guard place > start else { throw malformed("no digit") }
  }

  @discardableResult
  private mutating func skip(if scalars: Unicode.Scalar...) -> Bool {
    guard scalars.contains(peek()) else { return false }
    place += 1
    return true
  }
}

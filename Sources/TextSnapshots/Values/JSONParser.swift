internal import SnapshotFiles

/// Parses JSON. Numbers keep their text.
struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0

  /// Returns the tree of the JSON text in `bytes`.
  static func tree(of bytes: some Sequence<UInt8>) throws(SnapshotProblem) -> ValueTree {
    var parser = JSONParser(bytes: Array(bytes))
    let node = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == parser.bytes.count else { throw parser.problem() }
    return node.tree
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func value(depth: Int) throws(SnapshotProblem) -> JSONNode {
    guard depth <= ValueDumper.depthLimit else {
      throw SnapshotProblem("The JSON has more than \(ValueDumper.depthLimit) levels: take a snapshot of a part of it.")
    }
    let node = JSONNode()
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"):
      var members: [(key: String, value: JSONNode)] = []
      try list(until: UInt8(ascii: "}")) { parser throws(SnapshotProblem) in
        let key = try parser.string()
        parser.skipSpace()
        guard parser.take(UInt8(ascii: ":")) else { throw parser.problem() }
        members.append((key, try parser.value(depth: depth + 1)))
      }
      node.content = .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONNode] = []
      try list(until: UInt8(ascii: "]")) { parser throws(SnapshotProblem) in
        elements.append(try parser.value(depth: depth + 1))
      }
      node.content = .array(elements)
    case UInt8(ascii: "\""): node.content = .leaf(.string(try string()))
    default: node.content = .leaf(.text(try word()))
    }
    return node
  }

  private mutating func list(
    until end: UInt8, element: (inout JSONParser) throws(SnapshotProblem) -> Void
  ) throws(SnapshotProblem) {
    index += 1
    skipSpace()
    if take(end) { return }
    repeat {
      skipSpace()
      try element(&self)
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(end) else { throw problem() }
  }

  private mutating func string() throws(SnapshotProblem) -> String {
    guard take(UInt8(ascii: "\"")) else { throw problem() }
    var units: [UInt8] = []
    while let byte = peek, byte >= 0x20 {
      index += 1
      if byte == UInt8(ascii: "\"") {
        let text = String(decoding: units, as: UTF8.self)
        guard text.utf8.elementsEqual(units) else { throw problem() }
        return text
      }
      if byte == UInt8(ascii: "\\") { units += try escape().utf8 } else { units.append(byte) }
    }
    throw problem()
  }

  private mutating func escape() throws(SnapshotProblem) -> String {
    guard let byte = peek else { throw problem() }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [try unit()]
      // A second unit follows the first one of a pair.
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try unit())
      }
      return String(decoding: units, as: UTF16.self)
    default: throw problem()
    }
  }

  private mutating func unit() throws(SnapshotProblem) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem() }
    index += 4
    return unit
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(SnapshotProblem) -> String {
    let start = index
    while let byte = peek, "+-.0123456789Eaeflnrstu".utf8.contains(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || Self.isNumber(word) else { throw problem() }
    return word
  }

  /// Swift parses more than JSON allows, such as `+1`, `.5`, `1.`, `01`, `inf` and `0x1`.
  private static func isNumber(_ word: String) -> Bool {
    let digits = word.hasPrefix("-") ? word.dropFirst() : word[...]
    guard let first = digits.utf8.first, (0x30...0x39).contains(first), Double(word) != nil, !word.contains("x") else {
      return false
    }
    let whole = digits.prefix { $0.isASCII && $0.isNumber }
    guard whole.count == 1 || whole.first != "0" else { return false }
    return !digits.dropFirst(whole.count).hasPrefix(".")
      || digits.dropFirst(whole.count + 1).first?.isNumber == true
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private func problem() -> SnapshotProblem {
    let line = bytes[..<min(index, bytes.count)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return SnapshotProblem("The data is not JSON: see byte \(index) in line \(line).")
  }
}

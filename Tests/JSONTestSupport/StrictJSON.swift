package import MovieJSON

/// Parses JSON strictly by RFC 8259. Repeated names in an object are errors.
package struct StrictJSON {
  package struct Malformed: Error, Hashable {
    package let reason: String
    /// The offset in bytes.
    package let place: Int
  }

  let bytes: [UInt8]
  var place = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Parses a text with a single value.
  package static func parse(_ text: String) throws(Malformed) -> JSONValue {
    var reader = StrictJSON(text)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.place == reader.bytes.count else { throw reader.malformed("more than one value") }
    return value
  }

  private mutating func value() throws(Malformed) -> JSONValue {
    skipBlanks()
    switch peek() {
    case "{": return try object()
    case "[": return try array()
    case "\"": return .string(try string())
    case "-", "0"..."9": return try number()
    default:
      for (word, value) in [("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false))]
      where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return value
      }
      throw malformed("no value")
    }
  }

  private mutating func object() throws(Malformed) -> JSONValue {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    try elements(until: "}") { reader throws(Malformed) in
      let name = try reader.string()
      guard names.insert(name).inserted else { throw reader.malformed("\(name) twice") }
      reader.skipBlanks()
      guard reader.take() == ":" else { throw reader.malformed("no colon") }
      members.append(.init(name, try reader.value()))
    }
    return .object(members)
  }

  private mutating func array() throws(Malformed) -> JSONValue {
    var values: [JSONValue] = []
    try elements(until: "]") { reader throws(Malformed) in values.append(try reader.value()) }
    return .array(values)
  }

  private mutating func elements(
    until end: Unicode.Scalar, each: (inout StrictJSON) throws(Malformed) -> Void
  ) throws(Malformed) {
    place += 1
    skipBlanks()
    if peek() == end {
      place += 1
      return
    }
    while true {
      skipBlanks()
      try each(&self)
      skipBlanks()
      let next = take()
      if next == end { return }
      guard next == "," else { throw malformed("no comma") }
    }
  }

  /// The next byte; NUL at the end.
  func peek() -> Unicode.Scalar { place < bytes.count ? Unicode.Scalar(bytes[place]) : "\0" }

  mutating func take() -> Unicode.Scalar {
    defer { place += place < bytes.count ? 1 : 0 }
    return peek()
  }

  private mutating func skipBlanks() {
    while place < bytes.count, " \n\r\t".utf8.contains(bytes[place]) {
      place += 1
    }
  }

  func malformed(_ reason: String) -> Malformed { Malformed(reason: reason, place: place) }
}

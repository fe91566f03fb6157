/// Collects the bytes of JSON text, which is faster than appending to a string.
struct JSONWriter {
  private let isIndented: Bool
  private var depth = 0
  private(set) var bytes: [UInt8] = []

  init(layout: JSONLayout) {
    isIndented = layout == .indented
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .int(let number): append(String(number))
    // `description` is the shortest text that parses to the same number, and is valid JSON for finite ones.
    case .double(let number): append(number.isFinite ? number.description : "null")
    case .string(let text): write(quoted: text)
    case .array(let elements):
      write(elements, between: "[", "]") { writer, element in writer.write(element) }
    case .object(let members):
      write(members, between: "{", "}") { writer, member in
        writer.write(quoted: member.key)
        writer.append(writer.isIndented ? ": " : ":")
        writer.write(member.value)
      }
    }
  }

  /// Appends text that is already JSON.
  mutating func append(_ json: String) {
    bytes.append(contentsOf: json.utf8)
  }

  mutating func append(_ run: UnsafeBufferPointer<UInt8>.SubSequence) {
    bytes.append(contentsOf: run)
  }

  private mutating func write<Element>(
    _ elements: [Element], between opening: String, _ closing: String,
    each: (inout JSONWriter, Element) -> Void
  ) {
    append(opening)
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      breakLine()
      each(&self, element)
    }
    depth -= 1
    if !elements.isEmpty { breakLine() }
    append(closing)
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

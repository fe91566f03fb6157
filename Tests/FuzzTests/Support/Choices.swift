/// Turns the fuzzer's bytes into choices. After the last byte, every choice is the first one.
struct Choices {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Returns a number from 0 up to `count`, which is more than 0.
  mutating func number(below count: Int) -> Int {
    let high = count > 256 ? Int(byte()) << 8 : 0
    return (high | Int(byte())) % count
  }

  mutating func element<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// Returns up to 255 bytes, of which the first choice is the number.
  mutating func bytes() -> [UInt8] {
    let bytes = rest.prefix(Int(byte()))
    rest = rest.dropFirst(bytes.count)
    return Array(bytes)
  }

  /// Returns text, with replacement characters for bytes that are not UTF-8.
  mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }
}

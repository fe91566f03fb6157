/// A web address in a text, which starts with `http://` or `https://`.
struct WebAddress {
  /// The longest address that becomes a link.
  private static let longest = 2_000

  let text: String
  /// The index after the address.
  let end: String.Index

  /// Nil if no address starts at this index. Punctuation after the address is not part of it.
  init?(at start: String.Index, in text: Substring) {
    // Bytes are compared, because every h of a text may start an address.
    let bytes = text.utf8[start...]
    guard bytes.starts(with: Self.secure) || bytes.starts(with: Self.plain) else { return nil }
    let rest = text[start...]
    let visible = rest.utf8.prefix(Self.longest).prefix { $0 > 0x20 && $0 < 0x7F && !Self.ends.contains($0) }
    var address = Substring(visible)
    while let last = address.utf8.last, Self.trailing.contains(last) {
      // A closing parenthesis may belong to an opening one, as in Alien_(film).
      if last == UInt8(ascii: ")"), address.utf8.contains(UInt8(ascii: "(")) { break }
      address = address.dropLast()
    }
    guard address.utf8.count > 8 else { return nil }
    self.text = String(address)
    end = address.endIndex
  }

  /// An address between `<` and `>`; nil if none starts at this index.
  init?(inBracketsAt start: String.Index, in text: Substring) {
    let inside = text[text.utf8.index(after: start)...]
    guard inside.hasPrefix("http"), let address = WebAddress(at: inside.startIndex, in: inside),
      inside[address.end...].utf8.first == UInt8(ascii: ">")
    else { return nil }
    self.text = address.text
    end = text.utf8.index(after: address.end)
  }

  private static let secure = Array("https://".utf8)
  private static let plain = Array("http://".utf8)
  private static let ends = Set("<>\"[]`\\^{}|".utf8)
  private static let trailing = Set(".,;:!?'*_)~".utf8)
}

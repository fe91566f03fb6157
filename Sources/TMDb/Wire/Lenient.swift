// Lenient decoding: TMDb's data contains numbers in quotes, integers with a fraction, nulls and missing fields.
extension KeyedDecodingContainer {
  func text(_ key: Key) -> String {
    ((try? decodeIfPresent(String.self, forKey: key)) ?? nil) ?? ""
  }

  /// The text of a field; nil if it is missing or empty.
  func textIfAny(_ key: Key) -> String? {
    let text = text(key)
    return text.isEmpty ? nil : text
  }

  func trimmed(_ key: Key) -> String {
    let text = text(key).drop(while: \.isWhitespace)
    return text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
  }

  func number(_ key: Key) -> Double? {
    if let value = try? decodeIfPresent(Double.self, forKey: key) { return value.isFinite ? value : nil }
    guard let value = Double(text(key)), value.isFinite else { return nil }
    return value
  }

  func integer(_ key: Key) -> Int? {
    if let value = try? decodeIfPresent(Int.self, forKey: key) { return value }
    return number(key).flatMap { Int(exactly: $0) }
  }

  /// A number greater than 0; nil for 0, which means unknown.
  func amount(_ key: Key) -> Int? {
    integer(key).flatMap { $0 > 0 ? $0 : nil }
  }

  func flag(_ key: Key) -> Bool {
    ((try? decodeIfPresent(Bool.self, forKey: key)) ?? nil) ?? false
  }

  func list<Row: Decodable>(of type: Row.Type, _ key: Key) -> LossyList<Row>? {
    (try? decodeIfPresent(LossyList<Row>.self, forKey: key)) ?? nil
  }
}

extension DecodingError {
  static func unreadable(_ decoder: any Decoder, _ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
  }
}

/// A value of Foundation that is written in one piece. This module does not link Foundation, so it goes by names.
struct FoundationValue {
  /// The type, such as `Date`.
  let type: String
  let text: String

  /// Nil for values of other modules, and for those that have no short text.
  init?(_ value: Any) {
    let path = String(reflecting: Swift.type(of: value)).split(separator: ".")
    guard path.count == 2, path[0] == "Foundation" || path[0] == "FoundationEssentials" else { return nil }
    type = String(path[1])
    let children = Mirror(reflecting: value).children
    switch type {
    case "Date":
      guard let seconds = children.first?.value as? Double else { return nil }
      text = TimestampText.text(secondsSince2001: seconds)
    case "Data":
      guard let bytes = value as? any Sequence<UInt8> else { return nil }
      text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    case "Locale", "TimeZone":
      guard let identifier = children.first(where: { $0.label == "identifier" })?.value else { return nil }
      text = "\(identifier)"
    case "URL", "UUID", "Decimal": text = String(describing: value)
    default: return nil
    }
  }
}

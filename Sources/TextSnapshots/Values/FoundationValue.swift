internal import SnapshotFiles

/// A value of Foundation that is written in one piece. This module does not link Foundation, so it goes by names.
struct FoundationValue {
  /// The type, such as `Date`.
  let type: String
  let text: String

  /// Nil for values of other modules, and for those that have no short text.
  init?(_ value: Any) {
    let path = String(reflecting: Swift.type(of: value)).split(separator: ".")
    guard path.count == 2, path[0] == "Foundation" || path[0] == "FoundationEssentials" else { return nil }
    let name = String(path[1])
    type = name == "__NSCFBoolean" ? "NSNumber" : name
    let children = Mirror(reflecting: value).children
    switch name {
    case "Date", "NSDate":
      guard let seconds = children.lazy.compactMap({ $0.value as? Double }).first else { return nil }
      text = TimestampText.text(secondsSince2001: seconds)
    case "Data", "NSData", "NSMutableData":
      guard let bytes = value as? any Sequence<UInt8> else { return nil }
      text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    case "Locale", "TimeZone":
      guard let identifier = children.first(where: { $0.label == "identifier" })?.value else { return nil }
      text = "\(identifier)"
    case "__NSCFBoolean": text = "\(value as? Bool ?? false)"
    case "URL", "UUID", "Decimal", "NSURL", "NSUUID", "NSNumber", "NSDecimalNumber": text = String(describing: value)
    case "AttributedString", "NSAttributedString", "NSMutableAttributedString":
      text = Self.sortingAttributes(of: String(describing: value))
    default: return nil
    }
  }

  /// The value with its type.
  var tree: ValueTree {
    guard text.utf8.contains(0x0A) else { return .text("\(type)(\(VisibleText.line(text)))") }
    return .group(
      ValueGroup(open: type + "(", members: [ValueMember(step: .index(0), value: .string(text))], close: ")"))
  }

  /// Sorts the lines between braces, whose order differs between runs.
  private static func sortingAttributes(of description: String) -> String {
    var lines: [Substring] = []
    var start: Int?
    for line in description.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("}"), let first = start {
        lines[first...].sort()
        start = nil
      }
      lines.append(line)
      if line.hasSuffix("{") { start = lines.count }
    }
    return lines.joined(separator: "\n")
  }
}

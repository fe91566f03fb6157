import MovieJSON

extension JSONValue {
  /// The maximum nesting depth.
  private static let deepest = 24

  /// Converts any value using reflection, for debugging. Values with a description use it, so secrets stay masked.
  init(reflecting value: Any, depth: Int = 0) {
    guard depth < Self.deepest else {
      self = "…"
      return
    }
    switch value {
    case let value as JSONValue: self = value
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger: self = Int(exactly: value).map { .int($0) } ?? .string("\(value)")
    case let value as Double: self = .double(value)
    case let value as Duration: self = .double(value / .seconds(1))
    case let value as String: self = .string(value)
    case let value as Substring: self = .string(String(value))
    default: self.init(partsOf: value, depth: depth + 1)
    }
  }

  private init(partsOf value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let children = mirror.children
    switch mirror.displayStyle {
    case .optional:
      self = children.first.map { JSONValue(reflecting: $0.value, depth: depth) } ?? .null
    case .collection:
      self = .array(children.map { JSONValue(reflecting: $0.value, depth: depth) })
    case .set:
      // Sort sets so that output is comparable between runs.
      self = .array(
        children.map { JSONValue(reflecting: $0.value, depth: depth) }.sorted { $0.encoded() < $1.encoded() })
    case .dictionary:
      let members = children.compactMap { $0.value as? (key: AnyHashable, value: Any) }.map {
        Member("\($0.key.base)", JSONValue(reflecting: $0.value, depth: depth))
      }
      self = .object(members.sorted { $0.key < $1.key })
    case .enum:
      guard let payload = children.first, let name = payload.label else {
        self = .string("\(value)")
        return
      }
      self = [name: JSONValue(reflecting: payload.value, depth: depth)]
    case .tuple where children.allSatisfy({ $0.label?.hasPrefix(".") ?? true }):
      self = .array(children.map { JSONValue(reflecting: $0.value, depth: depth) })
    case _ where value is any CustomStringConvertible:
      self = .string("\(value)")
    default:
      // Unnamed tuple elements are labeled `.0`, `.1`.
      self = .object(
        children.map {
          let label = $0.label ?? ""
          return Member(
            label.hasPrefix(".") ? String(label.dropFirst()) : label, JSONValue(reflecting: $0.value, depth: depth))
        })
    }
  }
}

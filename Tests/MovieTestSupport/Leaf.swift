import MovieDomain

/// A value without parts inside another value.
package struct Leaf: Sendable, Hashable {
  package enum Value: Sendable, Hashable {
    case int(Int)
    case double(Double)
    case text(String)
    case bool(Bool)
    case seconds(Int64)
    /// Nil, an empty list, or a value of an unknown type.
    case nothing(String)
  }

  /// The path of stored properties, such as `movie.rating.average`. Elements have the path of their list.
  package let path: String
  package let value: Value

  /// Whether this is a property's default value.
  package var isDefault: Bool {
    switch value {
    case .int(let number): number == 0
    case .double(let number): number == 0
    case .text(let text): text.isEmpty
    case .bool(let flag): !flag
    case .seconds(let count): count == 0
    case .nothing: true
    }
  }

  /// Returns all leaves of a value. It uses reflection, so new properties are found automatically.
  package static func all(in value: Any, at path: String = "") -> [Leaf] {
    switch value {
    case let number as Int: return [Leaf(path: path, value: .int(number))]
    case let number as Double: return [Leaf(path: path, value: .double(number))]
    case let text as String: return [Leaf(path: path, value: .text(text))]
    case let flag as Bool: return [Leaf(path: path, value: .bool(flag))]
    case let date as CalendarDate: return [Leaf(path: path, value: .text(date.description))]
    case let duration as Duration: return [Leaf(path: path, value: .seconds(duration.components.seconds))]
    case let kind as WatchOptions.OfferKind: return [Leaf(path: path, value: .text(kind.rawValue))]
    case let code as CatalogError.Code: return [Leaf(path: path, value: .text(code.rawValue))]
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return [Leaf(path: path, value: .nothing("\(value)"))] }
    return mirror.children.flatMap { child in
      switch mirror.displayStyle {
      case .struct: all(in: child.value, at: path.isEmpty ? child.label ?? "" : "\(path).\(child.label ?? "")")
      case .optional, .collection: all(in: child.value, at: path)
      default: [Leaf(path: path, value: .nothing("\(child.value)"))]
      }
    }
  }
}

extension [Leaf] {
  /// Returns the leaves outside the given paths.
  package func outside(_ paths: some Collection<String>) -> [Leaf] {
    filter { leaf in !paths.contains { leaf.path == $0 || leaf.path.hasPrefix($0 + ".") } }
  }

  /// Returns the paths without a leaf.
  package func unknown(among paths: some Collection<String>) -> [String] {
    paths.filter { outside([$0]).count == count }
  }

  /// Defaults and repeated values, which a sample with distinct values must not have.
  package var gaps: [Leaf] {
    var seen: Set<Leaf.Value> = []
    return filter { leaf in
      if case .bool = leaf.value { return leaf.isDefault }
      return leaf.isDefault || !seen.insert(leaf.value).inserted
    }
  }
}

/// A dimension of a snapshot matrix and its values.
public struct SnapshotAxis<Value> {
  let name: String
  let values: [Value]
  let label: (Value) -> String

  /// An axis of any values. `label` names them in the golden; their labels must be different.
  public static func axis(
    _ name: String, _ values: [Value], label: @escaping (Value) -> String = { String(describing: $0) }
  ) -> SnapshotAxis {
    SnapshotAxis(name: name, values: values, label: label)
  }

  /// The part of a section's heading for a value, such as "width 40".
  func heading(of value: Value) -> String { "\(name) \(label(value))" }

  /// Why the axis cannot be used; nil if it can.
  var fault: String? {
    if values.isEmpty { return "The axis \"\(name)\" has no values: give it one at least." }
    var headings: Set<String> = []
    guard let twice = values.map(heading).first(where: { !headings.insert($0).inserted }) else { return nil }
    return "Two values of an axis are both labeled \"\(twice)\": give the axis a `label` that tells them apart."
  }
}

extension SnapshotAxis where Value == Int {
  /// Widths in columns.
  public static func width(_ columns: Int...) -> SnapshotAxis {
    .axis("width", columns)
  }
}

extension SnapshotAxis where Value == String {
  /// Locale identifiers such as `"en_US"`.
  public static func locale(_ identifiers: String...) -> SnapshotAxis {
    .axis("locale", identifiers)
  }
}

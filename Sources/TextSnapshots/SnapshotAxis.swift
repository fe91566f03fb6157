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

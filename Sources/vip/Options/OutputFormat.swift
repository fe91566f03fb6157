/// The format of a command's results. Failures are JSON or text.
enum OutputFormat: Sendable, Hashable {
  case text
  /// With only some fields of each row, unless none is named.
  case json(fields: [String])
  /// Tab-separated values.
  case table(hasHeader: Bool)

  var isText: Bool { self == .text }
  var isTable: Bool { if case .table = self { true } else { false } }
  var isJSON: Bool { if case .json = self { true } else { false } }
}

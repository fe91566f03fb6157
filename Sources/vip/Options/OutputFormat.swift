import MovieData

/// The format of a command's results. Failures are JSON or text.
enum OutputFormat: Sendable, Hashable {
  case text
  /// With only some fields of each row, unless none is named.
  case json(fields: [String])
  case table(hasHeader: Bool)

  /// The error if fields are named that the JSON of a scene does not have; nil if there is none.
  func problem(of known: @autoclosure () -> JSONFields) -> SetupProblem? {
    guard case .json(let fields) = self, !fields.isEmpty else { return nil }
    let known = known()
    guard !known.names.isEmpty else {
      return .usage("This JSON has no fields to choose from.", hint: "Leave out --fields.")
    }
    return fields.first { !known.names.contains($0) }.map {
      .usage("“\($0)” is not a field of this JSON.", hint: "Choose from \(known.names.joined(separator: ", ")).")
    }
  }

  var isText: Bool { self == .text }
  var isTable: Bool { if case .table = self { true } else { false } }
  var isJSON: Bool { if case .json = self { true } else { false } }
}

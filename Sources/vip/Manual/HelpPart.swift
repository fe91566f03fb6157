/// A part of a command's discussion: prose, or a table below a heading.
enum HelpPart: Equatable {
  case prose(String)
  case table(heading: String, rows: [Row])

  /// A line of a table, such as an example with its remark.
  struct Row: Equatable {
    var term: String
    /// Empty if the term explains itself.
    var explanation = ""
  }

  static let examples = "EXAMPLES"

  /// Parts are separated by empty lines. A heading is a line in capitals with a colon; two spaces separate the columns
  /// of its table.
  static func parts(of discussion: String) -> [HelpPart] {
    discussion.split(separator: "\n\n").map { part in
      let lines = part.split(separator: "\n")
      guard let heading = lines.first?.wholeMatch(of: /([A-Z ]+):/)?.output.1 else {
        return .prose(lines.joined(separator: " "))
      }
      return .table(heading: String(heading), rows: lines.dropFirst().map(Row.init(line:)))
    }
  }

  /// The rows of the table of examples.
  static func examples(in parts: [HelpPart]) -> [Row] {
    parts.flatMap { part -> [Row] in
      if case .table(examples, let rows) = part { rows } else { [] }
    }
  }
}

extension HelpPart.Row {
  fileprivate init(line: Substring) {
    let line = line.drop { $0 == " " }
    let gap = line.firstRange(of: "  ")
    term = String(line[..<(gap?.lowerBound ?? line.endIndex)])
    explanation = String(line[(gap?.upperBound ?? line.endIndex)...].drop { $0 == " " })
  }
}

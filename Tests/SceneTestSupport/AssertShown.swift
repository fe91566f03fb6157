import TextSnapshots

/// Compares what tests name, such as view models, with one golden.
///
/// The golden leaves out what is nil, empty or false, and has short values in one line.
package func assertShown<Value>(_ values: KeyValuePairs<String, Value>, named name: String? = nil) {
  assertSnapshot(dumping: values, named: name, filter: SnapshotFilter(shortened))
}

private func shortened(_ dump: String) -> String {
  func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
  var lines: [String] = []
  for line in dump.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  where ![": nil", ": []", ": \"\"", ": false"].contains(where: line.hasSuffix) {
    lines.append(line)
    guard line.contains(where: ")]".contains), line.allSatisfy(" )]".contains),
      let start = lines.dropLast().lastIndex(where: { indent($0) == indent(line) })
    else { continue }
    let members = lines[(start + 1)..<lines.endIndex - 1]
    let whole = lines[start] + members.map { $0.drop { $0 == " " } }.joined(separator: ", ") + line.drop { $0 == " " }
    if whole.count <= 110, members.allSatisfy({ indent($0) == indent(line) + 2 }) {
      lines.replaceSubrange(start..., with: [whole])
    }
  }
  return lines.joined(separator: "\n")
}

/// Suggests corrections for misspelled names.
public enum Spelling {
  /// Returns up to `limit` names similar to `typed`, most similar first; empty when none is similar.
  public static func suggestions(for typed: String, in names: [String], limit: Int = 3) -> [String] {
    let typed = typed.lowercased()
    let tolerance = max(2, typed.count / 3)
    let near = names.enumerated().compactMap { index, name -> (distance: Int, index: Int, name: String)? in
      let known = name.lowercased()
      if !typed.isEmpty, known.hasPrefix(typed) { return (0, index, name) }
      let distance = distance(Array(typed), Array(known))
      return distance <= tolerance ? (distance, index, name) : nil
    }
    return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit).map(\.name)
  }

  /// The edit distance: the number of insertions, deletions, substitutions and swaps of adjacent letters.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}

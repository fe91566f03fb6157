/// Suggests corrections for misspelled names.
public enum Spelling {
  /// Returns the names closest to `typed`, best first; empty when none is close.
  public static func suggestions(for typed: String, in names: [String], limit: Int = 3) -> [String] {
    let typed = typed.lowercased()
    let tolerance = max(2, typed.count / 3)
    let near = names.enumerated().compactMap { place, name -> (distance: Int, place: Int, name: String)? in
      let known = name.lowercased()
      if !typed.isEmpty, known.hasPrefix(typed) { return (0, place, name) }
      let distance = distance(Array(typed), Array(known))
      return distance <= tolerance ? (distance, place, name) : nil
    }
    return near.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(limit).map(\.name)
  }

  /// The edit distance: insertions, deletions, substitutions and swaps of adjacent letters.
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

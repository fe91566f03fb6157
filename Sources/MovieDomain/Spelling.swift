/// Suggests corrections for misspelled names.
public enum Spelling {
  /// The fewest letters that are completed to a name.
  private static let shortestPrefix = 2

  /// Returns up to `limit` names similar to `typed`, most similar first; empty when none is similar.
  ///
  /// A name is also similar if the text is the start of it. If none is similar as a whole, those are that have a similar
  /// word.
  public static func suggestions(for typed: String, in names: [String], limit: Int = 3) -> [String] {
    let typed = typed.lowercased()
    func near(_ distance: (String) -> Int?) -> [String] {
      let near = names.enumerated().compactMap { index, name in
        distance(name.lowercased()).map { (distance: $0, index: index, name: name) }
      }
      return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit).map(\.name)
    }
    let similar = near { name in
      typed.count >= shortestPrefix && name.hasPrefix(typed) ? 0 : distance(from: typed, to: name)
    }
    guard similar.isEmpty else { return similar }
    return near { name in
      name.split(separator: " ").compactMap { distance(from: typed, to: String($0)) }.min()
    }
  }

  /// Returns the number of typing errors that make `typed` of `name`; nil if it must be another name.
  ///
  /// Longer names may have more errors. Who makes several usually has the first letter right.
  public static func distance(from typed: String, to name: String) -> Int? {
    let tolerance = tolerance(forLength: min(typed.count, name.count))
    guard abs(typed.count - name.count) <= tolerance else { return nil }
    let distance = distance(Array(typed), Array(name))
    return distance <= tolerance && (distance < 2 || typed.first == name.first) ? distance : nil
  }

  private static func tolerance(forLength length: Int) -> Int {
    switch length {
    case ..<3: 0
    case ..<6: 1
    case ..<10: 2
    default: 3
    }
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

/// Suggests corrections for misspelled names.
public enum Spelling {
  /// The fewest letters that are completed to a name.
  private static let shortestPrefix = 2

  /// Returns up to three names similar to `typed`, most similar first; empty when none is similar.
  ///
  /// A name is also similar if the text is the start of it. If none is similar as a whole, those are that have a similar
  /// word.
  public static func suggestions(for typed: String, in names: [String]) -> [String] {
    let typed = typed.lowercased()
    func near(_ distance: (String) -> Int?) -> [String] {
      let near = names.compactMap { name in distance(name.lowercased()).map { (distance: $0, name: name) } }
      return near.sorted { $0.distance < $1.distance }.prefix(3).map(\.name)
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
    // Bytes are compared much faster than characters, and most words are ASCII.
    if typed.utf8.allSatisfy({ $0 < 0x80 }), name.utf8.allSatisfy({ $0 < 0x80 }) {
      return errors(in: typed.utf8, for: name.utf8)
    }
    return errors(in: typed, for: name)
  }

  private static func errors<Letters: BidirectionalCollection>(in typed: Letters, for name: Letters) -> Int?
  where Letters.Element: Equatable {
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
  private static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
    // The row before the last, the last row, and the one that is computed.
    var (earlier, previous, row) = (Array(0...right.count), Array(0...right.count), Array(0...right.count))
    for i in left.indices {
      row[0] = i + 1
      for j in right.indices {
        var best = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, earlier[j - 1] + 1)
        }
        row[j + 1] = best
      }
      (earlier, previous, row) = (previous, row, earlier)
    }
    return previous[right.count]
  }
}

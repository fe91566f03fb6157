/// Replaces text that varies between runs, such as dates and ids, before a text is compared or recorded.
public struct SnapshotFilter: Sendable {
  let apply: @Sendable (String) -> String

  /// Creates a filter from a function that returns the text to compare.
  public init(_ apply: @escaping @Sendable (String) -> String) {
    self.apply = apply
  }

  /// Replaces every occurrence of `text`, such as a temporary directory.
  public static func replacing(_ text: String, with replacement: String) -> SnapshotFilter {
    SnapshotFilter { whole in
      guard !text.isEmpty else { return whole }
      // By bytes, because `String` compares equivalent forms as equal.
      return String(decoding: Array(whole.utf8).replacing(text.utf8, with: replacement.utf8), as: UTF8.self)
    }
  }

  /// Replaces ISO 8601 dates and times such as `2027-03-01T12:00:00Z` with `<date>`.
  public static var dates: SnapshotFilter {
    SnapshotFilter { VaryingText.replace(VaryingText.date, in: $0) { _ in "<date>" } }
  }

  /// Replaces UUIDs with `<id-1>`, `<id-2>` and so on. Equal ids in a text get equal numbers.
  public static var ids: SnapshotFilter {
    SnapshotFilter { text in
      var numbers: [String: Int] = [:]
      return VaryingText.replace(VaryingText.uuid, in: text) { id in
        let key = id.lowercased()
        let number = numbers[key] ?? numbers.count + 1
        numbers[key] = number
        return "<id-\(number)>"
      }
    }
  }

  /// Applies several filters in order.
  public static func all(_ filters: SnapshotFilter...) -> SnapshotFilter {
    SnapshotFilter { text in filters.reduce(text) { $1.apply($0) } }
  }
}

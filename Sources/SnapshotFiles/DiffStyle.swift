/// How a diff is formatted.
package struct DiffStyle: Hashable, Sendable {
  /// Whether changes are colored; otherwise they are marked with a line of `^`.
  package var isColored: Bool
  /// The maximum number of lines shown.
  package var lineLimit: Int

  /// For logs and reports: no escape sequences, at most 200 lines.
  package static let plain = DiffStyle(isColored: false, lineLimit: 200)
  /// For a terminal: colors, at most 2,000 lines.
  package static let colored = DiffStyle(isColored: true, lineLimit: 2_000)
}

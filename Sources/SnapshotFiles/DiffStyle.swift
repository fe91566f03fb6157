/// How a diff is drawn.
package struct DiffStyle: Hashable, Sendable {
  /// Whether changes are colored; otherwise a line of `^` marks them.
  package var isColored: Bool
  /// How many lines are drawn at most.
  package var lineLimit: Int

  /// For logs and reports, which show escape sequences as garbage and get long.
  package static let plain = DiffStyle(isColored: false, lineLimit: 200)
  /// For a terminal.
  package static let colored = DiffStyle(isColored: true, lineLimit: 2_000)
}

/// The search for a text on the page on screen.
struct Finder: Sendable {
  /// The text that is being typed.
  var field = SearchField()
  /// The first line on screen when the field was opened. While a text is typed, its first place is looked for from there.
  var start = 0
  /// The last text that was looked for; Enter in an empty field takes it again.
  var last = ""
}

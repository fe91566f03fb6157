/// The search for a text on the page on screen.
struct Finder: Sendable {
  /// The text that is being typed.
  var field = SearchField()
  /// The last text that was looked for; Enter in an empty field takes it again.
  var last = ""
}

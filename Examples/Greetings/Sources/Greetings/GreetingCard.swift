/// A greeting in a frame, as text.
nonisolated public struct GreetingCard {
  /// Who is greeted.
  public var name: String
  /// The code of the language, such as `en`.
  public var language: String

  /// Creates a greeting.
  public init(name: String, language: String = "en") {
    self.name = name
    self.language = language
  }

  /// The card in at most `width` columns; a long name is cut.
  public func text(width: Int) -> String {
    let greeting = (language == "ru" ? "Привет, " : "Hello, ") + name
    let room = max(width - 4, 1)
    let shown = greeting.count > room ? greeting.prefix(room - 1) + "…" : greeting[...]
    let rule = String(repeating: "─", count: shown.count + 2)
    return "╭\(rule)╮\n│ \(shown) │\n╰\(rule)╯\n"
  }
}

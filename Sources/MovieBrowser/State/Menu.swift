import MovieDomain

/// A list that covers the page, from which one entry is chosen. Typing narrows it.
struct Menu: Sendable {
  /// What an entry does.
  enum Action: Sendable, Hashable {
    case command(Command)
    /// Opens what a command line shows, or copies it.
    case run(String)
    /// Sets a setting, or resets it if the value is nil.
    case set(PageID, Setting, String?)
    /// Nothing: a line to read.
    case none
  }

  /// A line of the menu.
  struct Entry: Sendable, Hashable {
    var title: String
    /// The key or the value, before the title.
    var label = ""
    /// What to type in a shell.
    var line = ""
    var action: Action
  }

  let title: String
  /// Whether a command line can be typed.
  let takesCommandLines: Bool
  /// All entries.
  let entries: [Entry]
  /// The setting that any text can be typed for.
  let typed: (page: PageID, setting: Setting)?
  /// The text that narrows the entries.
  var field = TextField()
  private(set) var selected = 0
  /// The first entry on screen.
  var scroll = 0

  init(
    title: String, entries: [Entry], takesCommandLines: Bool = false, typed: (page: PageID, setting: Setting)? = nil
  ) {
    self.title = title
    self.entries = entries
    self.takesCommandLines = takesCommandLines
    self.typed = typed
  }

  /// The entries that contain what was typed.
  var visible: [Entry] {
    let text = field.text.lowercased()
    guard !text.isEmpty else { return entries }
    let found = entries.filter { entry in
      [entry.title, entry.label, entry.line].contains { $0.lowercased().contains(text) }
    }
    guard let typed, !found.contains(where: { $0.label == field.text }) else { return found }
    return [Entry(title: "", label: field.text, action: .set(typed.page, typed.setting, field.text))] + found
  }

  /// The command line that was typed: one that begins with the name of a command, or that is no text of an entry.
  var commandLine: String? {
    let words = field.text.split(separator: " ")
    let line = words.drop { $0 == "vip" }.joined(separator: " ")
    guard takesCommandLines, let name = words.first(where: { $0 != "vip" }) else { return nil }
    return visible.isEmpty || entries.contains { $0.line.split(separator: " ").dropFirst().first == name } ? line : nil
  }

  var chosen: Entry? { visible.indices.contains(selected) ? visible[selected] : nil }

  mutating func move(by count: Int, height: Int) {
    select(min(max(count, -10_000), 10_000) + selected, height: height)
  }

  mutating func select(_ index: Int, height: Int) {
    selected = max(0, min(index, visible.count - 1))
    scroll = max(0, min(max(scroll, selected - height + 1), selected, max(0, visible.count - height)))
  }

  /// Changes the text, and selects the first entry.
  mutating func type(_ change: (inout TextField) -> Void) {
    change(&field)
    selected = 0
    scroll = 0
  }
}

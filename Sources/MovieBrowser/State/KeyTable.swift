import MovieDomain
public import MovieTerminal

/// The keys of the browser and what they do. The page of keys, the last line of the screen and the manual are made from
/// it.
public struct KeyTable: Sendable {
  /// A command and its keys, the first of which is shown where there is room for one.
  public struct Entry: Sendable, Hashable {
    /// The command.
    public let command: Command
    /// The keys.
    public let keys: [Key]
  }

  /// The entries in the order of the page of keys.
  public let entries: [Entry]
  private let commands: [Key: Command]

  private static let usual = Command.allCases.map { Entry(command: $0, keys: $0.row.keys) }

  /// Creates the usual table.
  public init() {
    self.init(Self.usual)
  }

  init(_ entries: [Entry]) {
    self.entries = entries
    // A key has one meaning. Of two, the first counts; a test holds the usual table to having none.
    commands = Dictionary(entries.flatMap { entry in entry.keys.map { ($0, entry.command) } }) { first, _ in first }
  }

  /// Creates the usual table with other keys for some commands.
  ///
  /// The text has commands with all of their keys, as in `quit=Q, up=Up e`. Such a key loses its usual meaning.
  public init(remapping text: String) throws(KeyProblem) {
    var given: [(command: Command, keys: [Key])] = []
    for part in text.split(separator: ",") {
      let entry = try Self.entry(part)
      for key in entry.keys {
        if key == Self.reserved, entry.command != .quit { throw .reserved(key, .quit) }
        if let other = given.first(where: { $0.keys.contains(key) && $0.command != entry.command }) {
          throw .ambiguous(key, other.command, entry.command)
        }
      }
      given.append(entry)
    }
    var entries: [Entry] = []
    for usual in Self.usual {
      // The last entry for a command counts.
      if let own = given.last(where: { $0.command == usual.command }) {
        let kept = usual.keys.filter { $0 == Self.reserved && !own.keys.contains($0) }
        entries.append(Entry(command: usual.command, keys: own.keys + kept))
        continue
      }
      let keys = usual.keys.filter { key in !given.contains { $0.keys.contains(key) } }
      if keys.isEmpty, let lost = usual.keys.first, let taker = given.first(where: { $0.keys.contains(lost) }) {
        throw .keyless(usual.command, lost, given: taker.command)
      }
      entries.append(Entry(command: usual.command, keys: keys))
    }
    self.init(entries)
  }

  /// The key that always quits, because people press it when nothing else helps.
  static let reserved = Key("c", .control)

  private static func entry(_ text: Substring) throws(KeyProblem) -> (command: Command, keys: [Key]) {
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let equals = trimmed.firstIndex(of: "=") else { throw .unreadable(trimmed) }
    let name = trimmed[..<equals].split(whereSeparator: \.isWhitespace).joined(separator: "-")
    let names = trimmed[trimmed.index(after: equals)...].split(separator: " ").map(String.init)
    guard !name.isEmpty, !names.isEmpty else { throw .unreadable(trimmed) }
    guard let command = Command(named: name) else {
      let all = Command.allCases.map(\.name)
      // “favorite” is a word of a name, and only similar to that of the tab.
      let having = all.filter { $0.split(separator: "-").contains { $0 == name.lowercased() } }
      throw .unknownCommand(name, suggestions: having.isEmpty ? Spelling.suggestions(for: name, in: all) : having)
    }
    if let next = names.dropFirst().first(where: { $0.contains("=") && Key(named: $0) == nil }) {
      throw .missingComma(before: next)
    }
    var keys: [Key] = []
    for name in names {
      guard let key = Key(named: name) else { throw .unknownKey(name) }
      if !keys.contains(key) { keys.append(key) }
    }
    return (command, keys)
  }

  /// The command of a key; nil if it has none. A letter of the Russian layout stands for that on the same key.
  func command(of key: Key) -> Command? {
    commands[key] ?? key.ofLatinLayout.flatMap { commands[$0] }
  }

  /// Keys as the page of keys and the manual list them.
  package static func text(of keys: [Key]) -> String { keys.map(\.description).joined(separator: ", ") }

  func key(of command: Command) -> Key? { entries.first { $0.command == command }?.keys.first }
}

/// Why other keys cannot be used for commands.
public enum KeyProblem: Error, Sendable, Hashable {
  /// An entry is not a command, an equals sign and keys.
  case unreadable(String)
  /// An entry follows another one without a comma.
  case missingComma(before: String)
  /// There is no such command. The other names are similar.
  case unknownCommand(String, suggestions: [String])
  /// There is no such key.
  case unknownKey(String)
  /// Two commands were given the same key.
  case ambiguous(Key, Command, Command)
  /// A command would have no key, because another one was given its only one.
  case keyless(Command, Key, given: Command)
  /// The key has a meaning that cannot be changed.
  case reserved(Key, Command)
}

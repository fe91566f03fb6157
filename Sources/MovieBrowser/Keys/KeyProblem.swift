public import MovieTerminal

/// Why other keys cannot be used for commands.
public enum KeyProblem: Error, Sendable, Hashable {
  /// An entry is not a command, an equals sign and keys.
  case unreadable(String)
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

/// Arguments that a command does not understand.
struct UsageError: Error, Hashable {
  let message: String
  /// The command whose help explains the arguments; nil for the overview.
  let command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}

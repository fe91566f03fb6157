/// The exit statuses of the command.
enum ExitStatus {
  static let success: Int32 = 0
  /// `--check` found something.
  static let found: Int32 = 1
  /// Something could not be done.
  static let failure: Int32 = 2
  /// The arguments are not understood.
  static let usage: Int32 = 64
}

/// What becomes of arguments that are not a command's own.
enum OtherArguments {
  /// They are usage errors.
  case refused
  /// `swift test` gets those after `--`.
  case passedAfterTerminator
  /// `swift test` gets all of them.
  case passed
}

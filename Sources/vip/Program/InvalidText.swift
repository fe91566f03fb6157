import MovieDomain
import MovieLibC

/// Arguments and environment variables that are not valid UTF-8, as names of files may be.
///
/// Strings of Swift cannot hold them. Invalid bytes would be replaced, and another file would be used than the one meant.
enum InvalidText {
  /// The error for the first argument or variable that is not valid; nil if there is none.
  static func problem(environment: Environment = .process) -> SetupProblem? {
    guard let invalid = argument() ?? Environment.names.first(where: { isInvalid(getenv($0)) }) else { return nil }
    let words = (environment.language ?? .americanEnglish).programWords
    return .usage(words.notUTF8(invalid))
  }

  /// The first invalid argument, with replacements for its invalid bytes.
  private static func argument() -> String? {
    let count = Int(CommandLine.argc)
    // The program's own name may be anything.
    let invalid = (0..<count).dropFirst().first { isInvalid(CommandLine.unsafeArgv[$0]) }
    return invalid.flatMap { CommandLine.unsafeArgv[$0] }.map { String(cString: $0) }
  }

  private static func isInvalid(_ text: UnsafeMutablePointer<CChar>?) -> Bool {
    guard let text else { return false }
    return String(validatingCString: text) == nil
  }
}

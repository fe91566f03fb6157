import MovieDomain
import MovieLibC

/// The system's limit on the files that this process may have open at the same time.
enum OpenFileLimit {
  /// The fewest open files that the program needs, connections included.
  ///
  /// With fewer, the runtime's event loop crashes, and requests wait forever for connections that cannot be opened.
  private static let smallest = 24

  /// The error for a limit that is too low; nil for a sufficient one.
  static func problem(environment: Environment = .process) -> SetupProblem? {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    // A negative number means that there is no limit.
    guard (0..<smallest).contains(limit) else { return nil }
    let words = (environment.language ?? .americanEnglish).programWords
    return SetupProblem(
      code: "too-few-files", sentence: words.tooFewFiles(limit, needed: smallest), hint: words.adviceOnFileLimit,
      status: ExitStatus.failure)
  }
}

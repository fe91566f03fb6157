import MovieDomain
import MovieLibC

/// What is set and checked before the command line is parsed.
enum StartUp {
  /// Lets all threads share the memory that the C library keeps to give it out again, and gives large pieces back.
  /// Otherwise each thread keeps what it once needed, and asks the kernel page by page.
  static func limitMemoryArenas() {
    #if canImport(Glibc)
      // Swift's module of glibc leaves out <malloc.h>.
      guard let function = dlsym(nil, "mallopt") else { return }
      let mallopt = unsafeBitCast(function, to: (@convention(c) (_ option: CInt, _ value: CInt) -> CInt).self)
      _ = mallopt(-8, 1)  // M_ARENA_MAX
      _ = mallopt(-3, 128 << 10)  // M_MMAP_THRESHOLD
    #endif
  }

  /// Throws a usage error for arguments and variables that are not valid UTF-8.
  static func check() throws(SetupProblem) {
    if let invalid = invalidArgument ?? Environment.names.first(where: { isInvalid(getenv($0)) }) {
      throw .usage(words.notUTF8(invalid))
    }
  }

  /// The words before options and settings are known.
  static var words: any ProgramWords { (Environment.process.language ?? .americanEnglish).programWords }

  /// The first argument that is not valid UTF-8, as the name of a file may be, with replacements for its invalid bytes.
  ///
  /// Strings of Swift cannot hold it, and another file would be used than the one meant.
  private static var invalidArgument: String? {
    let arguments = UnsafeMutableBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    // The program's own name may be anything.
    return arguments.dropFirst().first(where: isInvalid)?.map { String(cString: $0) }
  }

  private static func isInvalid(_ text: UnsafeMutablePointer<CChar>?) -> Bool {
    text.map { String(validatingCString: $0) == nil } ?? false
  }
}

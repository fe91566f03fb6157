import MovieLibC

/// The programs of the user that open web addresses, play videos and keep copied text. No shell is involved.
struct UserPrograms: Sendable {
  private static var opener: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }
  private static let player = "mpv"
  /// The player needs one of these to play the pages of video websites.
  private static let downloaders = ["yt-dlp", "youtube-dl"]

  /// The folders with programs, separated by colons.
  let path: String
  /// Whether the programs must not use the terminal.
  var isDetached = false

  static func found(isDetached: Bool = false) -> UserPrograms {
    UserPrograms(path: getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin", isDetached: isDetached)
  }

  /// Opens a page and does not wait: the first window of a web browser may not end before it is closed.
  static func openAside(_ address: String) {
    guard Environment.process.hasDisplay else { return }
    Task { await found(isDetached: true).open(address) }
  }

  func open(_ address: String, asVideo isVideo: Bool = false) async -> OpeningResult {
    let canPlay = Self.downloaders.contains { find($0) != nil }
    let names = isVideo && canPlay ? [Self.player, Self.opener] : [Self.opener]
    for name in names {
      guard let program = find(name) else { continue }
      let status =
        isDetached
        ? await DetachedProcess.run(program, [name, address])
        // The system's program names each web browser that it has not found.
        : EndingSignals.running { ChildProcess.start(program, [name, address], hidesErrors: name == Self.opener) }
      return status == 0 ? .opened(program: name) : .failed(program: name)
    }
    return .noProgram
  }

  /// The path of a program; nil if there is none with this name.
  func find(_ name: String) -> String? {
    // An empty folder would be the current one, where anyone may have put a program.
    path.split(separator: ":").map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }
}

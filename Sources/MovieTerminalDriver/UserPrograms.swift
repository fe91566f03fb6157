import MovieLibC
import MoviePictures
public import MovieTerminal

/// The programs of the user that open web addresses, play videos and keep copied text. No shell is involved.
public struct UserPrograms: Sendable {
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
  public let path: String
  /// Whether the programs must not use the terminal.
  public let isDetached: Bool
  /// How the names of the variables begin that the programs do not get, such as those of credentials; empty for none.
  public let hidden: String

  /// The programs in `path`, which is by default that of the process.
  public init(path: String? = nil, isDetached: Bool = false, hiding hidden: String = "") {
    self.path = path ?? getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    (self.isDetached, self.hidden) = (isDetached, hidden)
  }

  /// Opens an address. A player opens it if it is a video and one is installed.
  @discardableResult
  public func open(_ address: String, asVideo isVideo: Bool = false) async -> OpeningResult {
    let canPlay = Self.downloaders.contains { find($0) != nil }
    let names = isVideo && canPlay ? [Self.player, Self.opener] : [Self.opener]
    for name in names {
      guard let program = find(name) else { continue }
      let status =
        isDetached
        ? await ChildProcess.runDetached(program, [name, address], hiding: hidden)
        // The system's program names each web browser that it has not found.
        : EndingSignals.running {
          ChildProcess.start(program, [name, address], hiding: hidden, hidesErrors: name == Self.opener)
        }
      return status == 0 ? .opened(program: name) : .failed(program: name)
    }
    return .noProgram
  }

  /// The path of a program; nil if there is none with this name.
  public func find(_ name: String) -> String? {
    // An empty folder would be the current one, where anyone may have put a program.
    path.split(separator: ":").map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// Passes a text to a program that keeps it, and returns nil; or returns the sequence that passes it to the terminal.
  public func copy(_ text: String, in environment: EnvironmentVariables) async -> String? {
    for (name, arguments) in Self.clipboards(in: environment) {
      guard let program = find(name) else { continue }
      if await ChildProcess.runDetached(program, [name] + arguments, hiding: hidden, input: text) == 0 { return nil }
    }
    return "\u{1B}]52;c;\(Base64.text(of: text.utf8))\u{1B}\\"
  }

  /// The programs for the clipboards of tmux and of the desktop.
  private static func clipboards(in environment: EnvironmentVariables) -> [(name: String, arguments: [String])] {
    var candidates: [(String, [String])] = []
    if environment["TMUX"] != nil { candidates.append(("tmux", ["load-buffer", "-w", "-"])) }
    guard !environment.isRemote else { return candidates }
    #if os(macOS)
      candidates.append(("pbcopy", []))
    #endif
    if environment["WAYLAND_DISPLAY"] != nil { candidates.append(("wl-copy", [])) }
    if environment["DISPLAY"] != nil { candidates.append(("xclip", ["-selection", "clipboard"])) }
    return candidates
  }
}

/// How opening an address ended. The program is the name of the one that took it or failed.
public enum OpeningResult: Sendable, Hashable {
  /// The program has it.
  case opened(program: String)
  /// There is no program for it.
  case noProgram
  /// The program could not open it.
  case failed(program: String)
}

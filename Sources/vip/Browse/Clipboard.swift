import MoviePictures

extension UserPrograms {
  /// Passes a text to a program that keeps it, and returns nil; or returns the sequence that passes it to the terminal.
  func copy(_ text: String, in environment: Environment) async -> String? {
    for (name, arguments) in Self.clipboards(in: environment) {
      guard let program = find(name) else { continue }
      if await DetachedProcess.run(program, [name] + arguments, input: text) == 0 { return nil }
    }
    return "\u{1B}]52;c;\(Base64.text(of: text.utf8))\u{1B}\\"
  }

  /// The programs for the clipboards of tmux and of the desktop.
  private static func clipboards(in environment: Environment) -> [(name: String, arguments: [String])] {
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

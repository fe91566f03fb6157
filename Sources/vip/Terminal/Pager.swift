import LibC

/// The program in which the viewer reads what is longer than the screen.
struct Pager: Sendable, Hashable {
  /// A line for the shell.
  let command: String

  /// The one the viewer named; nil for none, and for one that does nothing.
  init?(environment: Environment) {
    let command = environment.isEmpty("VIP_PAGER") ? nil : environment["VIP_PAGER"] ?? environment["PAGER"]
    guard let command, command != "cat" else { return nil }
    self.command = command
  }

  /// Shows a text and returns when the viewer is done with it; false when there is no such program.
  func show(_ text: String) -> Bool {
    guard isThere else { return false }
    // As gh and git have it: colors pass, and what fits the screen stays on it.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    // The text is in UTF-8 whatever the locale says, and without one less would show its bytes.
    setenv("LESSCHARSET", "utf-8", 0)
    guard let pager = popen(command, "w") else { return false }
    // From here on Ctrl-C is the pager's.
    signal(SIGINT, SIG_IGN)
    var text = text
    text.withUTF8 { bytes in
      // A viewer who has seen enough closes the pipe: that is no failure.
      _ = fwrite(bytes.baseAddress, 1, bytes.count, pager)
    }
    // What the shell says of a line whose program it did not find, or may not run.
    let missing: ClosedRange<Int32> = 126...127
    return !missing.contains(pclose(pager) >> 8 & 0xFF)
  }

  /// Whether the line's first word is a program; a line with more than words in it is left to the shell.
  var isThere: Bool {
    guard let name = command.split(separator: " ").first, !name.contains(where: { "$`'\"\\;&|(=~".contains($0) }) else {
      return true
    }
    if name.contains("/") { return access(String(name), X_OK) == 0 }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}

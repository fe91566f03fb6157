import LibC

/// The user's pager for text longer than the screen.
struct Pager: Sendable, Hashable {
  /// A shell command line.
  let command: String

  /// The pager from the environment; nil if there is none or it only copies its input.
  init?(environment: Environment) {
    let command = environment.isEmpty("VIP_PAGER") ? nil : environment["VIP_PAGER"] ?? environment["PAGER"]
    guard let command, command != "cat" else { return nil }
    self.command = command
  }

  /// Shows a text and waits for the pager to exit. Returns false if the program does not exist.
  func show(_ text: String) -> Bool {
    guard exists else { return false }
    // The same flags as gh and git: keep colors, and exit if the text fits on the screen.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    // The text is UTF-8 in any locale; without this, less may show raw bytes.
    setenv("LESSCHARSET", "utf-8", 0)
    guard let pager = popen(command, "w") else { return false }
    // From here on, Ctrl-C is handled by the pager.
    signal(SIGINT, SIG_IGN)
    var text = text
    text.withUTF8 { bytes in
      // Quitting the pager early closes the pipe, which is not an error.
      _ = fwrite(bytes.baseAddress, 1, bytes.count, pager)
    }
    // The shell's exit statuses for commands not executable or not found.
    let missing: ClosedRange<Int32> = 126...127
    return !missing.contains(pclose(pager) >> 8 & 0xFF)
  }

  /// Whether the command's first word is an executable; true for complex commands, which only the shell can check.
  var exists: Bool {
    guard let name = command.split(separator: " ").first, !name.contains(where: { "$`'\"\\;&|(=~".contains($0) }) else {
      return true
    }
    if name.contains("/") { return access(String(name), X_OK) == 0 }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}

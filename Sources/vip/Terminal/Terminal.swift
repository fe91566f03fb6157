import MovieLibC

/// The program's streams and the terminal's properties.
struct Terminal: Sendable {
  private static let defaultWidth = 80

  let output = OutputStream.standardOutput
  let errors = OutputStream.standardError
  /// In columns: `COLUMNS`, the terminal's width, or 80.
  let width: Int
  /// In lines; nil without a terminal.
  let height: Int?
  let cell: CellSize
  /// Whether a line on standard error can be overwritten.
  let showsSpinner: Bool
  let environment: Environment

  init(environment: Environment) {
    let screen = Self.screen
    width =
      environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? screen?.columns ?? Self.defaultWidth
    height = screen?.rows
    cell = screen?.cell ?? .usual
    showsSpinner = errors.isTerminal && environment.obeysSequences
    self.environment = environment
  }

  /// Whether this process may change the terminal. A background process is stopped when it does.
  static func isInForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group == -1 || group == getpgrp()
  }

  private static var screen: (columns: Int, rows: Int, cell: CellSize)? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return nil }
    let cell = CellSize(width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
    // Terminals report 0 when unknown; unreasonable values would produce huge images.
    let isKnown = (4...64).contains(cell.width) && (8...128).contains(cell.height)
    return (Int(size.ws_col), Int(size.ws_row), isKnown ? cell : .usual)
  }
}

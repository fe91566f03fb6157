import MoviePictures
public import MovieText

/// The sequences that take over a terminal, ask it questions and give it back.
///
/// Write each as a whole. `leave` serves every end: quitting, signals, crashes and suspending. Suspending is leaving,
/// and resuming is starting.
public struct TerminalSession: Sendable, Hashable {
  /// The kind of terminal.
  public var terminal: TerminalKind
  /// The title of the window.
  public var title: CleanText
  /// Whether clicks and the wheel are reported. Selecting text then needs Shift.
  public var usesMouse: Bool
  /// Whether the start asks if bracketed paste is on. The reply, of mode 2004, tells `keepsBracketedPaste`.
  public var asksForBracketedPaste = false
  /// Whether bracketed paste stays on at the end, because it was on at the start: inside a shell's own editor.
  public var keepsBracketedPaste = false
  /// The ids of the pictures that were sent after the start, and have to be removed at the end.
  public var pictures: [UInt32] = []
  /// Whether mode 2031, which reports changes of the color scheme, was set after the start.
  public var reportsColorScheme = false

  /// Creates a session.
  public init(terminal: TerminalKind, title: CleanText, usesMouse: Bool = true) {
    self.terminal = terminal
    self.title = title
    self.usesMouse = usesMouse
  }

  private static let escape = "\u{1B}"
  private static let terminator = "\u{1B}\\"
  /// Asks for reports of changes of the color scheme, which are then owed.
  public static let colorSchemeReports = "\u{1B}[?2031h"

  private var isConsole: Bool { terminal == .console }

  /// Takes over the terminal: another screen, without a cursor and without wrapping.
  public var start: String { start(saving: true, keyboard: ">1u") }

  /// Takes over the terminal after another program has stopped and continued this one.
  ///
  /// The terminal may still have the modes of this program, so that nothing is saved once more.
  public var startAgain: String { start(saving: false, keyboard: "=1;1u") }

  private func start(saving: Bool, keyboard: String) -> String {
    var sequence = "\(Self.escape)[?1049h\(Self.escape)[?25l\(Self.escape)[?7l"
    if !isConsole {
      // The stack of titles keeps the title of the shell.
      if saving { sequence += "\(Self.escape)[22;0t" }
      sequence += "\(Self.escape)]2;\(title.string)\(Self.terminator)"
    }
    // Before it is turned on: afterwards, the reply would always be that it is.
    if saving, asksForBracketedPaste { sequence += "\(Self.escape)[?2004$p" }
    sequence += "\(Self.escape)[?2004h"
    if usesMouse { sequence += mouse(isOn: true) }
    // After the change of screens, because each screen has its own stack of keyboard modes.
    if !isConsole { sequence += "\(Self.escape)[\(keyboard)" }
    return sequence
  }

  /// Turns the mouse on or off.
  public func mouse(isOn: Bool) -> String {
    guard !isConsole else { return "" }
    return isOn ? "\(Self.escape)[?1000h\(Self.escape)[?1006h" : "\(Self.escape)[?1006l\(Self.escape)[?1000l"
  }

  /// Asks what the terminal can do. The replies may come at any time, or never.
  ///
  /// Write this with `start` and before the first frame, which paints over what a terminal may print of it.
  public var questions: String {
    guard !isConsole else { return "" }
    var sequence = TerminalQuery.background.rawValue
    if terminal != .multiplexer {
      sequence += "\(Self.escape)[?996n\(Self.escape)[?u\(Self.escape)[>0q\(Self.escape)[16t"
    }
    // Each sample is drawn in the corner, and the column of the cursor after it is its width.
    for sample in WidthProfile.samples { sequence += "\(Self.escape)[H\(sample)\(Self.escape)[6n" }
    return sequence + TerminalQuery.last
  }

  /// Asks what may have changed while the program was suspended.
  public var questionsAfterResuming: String {
    switch terminal {
    case .console: ""
    case .multiplexer: TerminalQuery.background.rawValue
    case .apple, .other: "\(Self.escape)[?996n" + TerminalQuery.background.rawValue
    }
  }

  /// Gives the terminal back as it was. Write it only if something of `start` was written.
  ///
  /// `asking` adds the last question: when its reply has come, no reply is left that would be typed into the shell.
  public func leave(asking: Bool = false) -> String {
    // Ends a sequence that was written in part.
    var sequence = "\u{18}" + Self.terminator
    if !isConsole {
      sequence += "\(Self.escape)[?2026l"
      for id in pictures { sequence += KittyGraphics.removing(id) }
    }
    // The whole screen scrolls again, and the pen is the default one.
    sequence += "\(Self.escape)[r\(Self.escape)[0m"
    if !isConsole {
      sequence += "\(Self.escape)]8;;\(Self.terminator)" + mouse(isOn: false)
    }
    if !keepsBracketedPaste { sequence += "\(Self.escape)[?2004l" }
    if reportsColorScheme { sequence += "\(Self.escape)[?2031l" }
    if !isConsole { sequence += "\(Self.escape)[<u" }
    sequence += "\(Self.escape)[?7h\(Self.escape)[?25h"
    if !isConsole { sequence += "\(Self.escape)[23;0t" }
    // If the window was enlarged meanwhile, tmux leaves rows of this screen on the shell's, unless they are blank.
    if terminal == .multiplexer { sequence += "\(Self.escape)[H\(Self.escape)[J" }
    if asking, !isConsole { sequence += TerminalQuery.last }
    return sequence + "\(Self.escape)[?1049l"
  }
}

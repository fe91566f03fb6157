import MovieLibC
import MoviePictures
public import MovieTerminal
public import MovieText
import Synchronization

/// The terminal while the program has taken it over. Every way to end gives it back as it was.
public final class HeldTerminal: Sendable {
  private struct State {
    var session: TerminalSession
    /// Where messages go meanwhile; nil if standard error is no terminal.
    var errors: ErrorFile?
    /// Whether the program has the terminal. Otherwise its end must leave the terminal alone.
    var isHeld = false
  }

  /// The terminal that is held.
  public let device: TerminalDevice
  /// What kind of terminal it is.
  public let kind: TerminalKind
  private let original: termios
  private let state: Mutex<State>

  /// Keeps the settings that the terminal has now, to restore them; nil if it is gone.
  ///
  /// `title` is that of the window. A program that a shell's line editor may run, as for a key, asks whether bracketed
  /// paste was on, and leaves it on.
  public init?(
    _ device: TerminalDevice, as kind: TerminalKind, title: CleanText, usesMouse: Bool = true,
    mayBeInLineEditor: Bool = false
  ) {
    guard let original = device.settings else { return nil }
    self.device = device
    self.kind = kind
    self.original = original
    var session = TerminalSession(terminal: kind, title: title, usesMouse: usesMouse)
    // A line editor that runs the program, as for a key of the shell, has turned on bracketed paste.
    session.asksForBracketedPaste = mayBeInLineEditor && kind == .other
    state = Mutex(State(session: session))
  }

  private var session: TerminalSession { state.withLock(\.session) }

  // MARK: - Taking over and giving back

  /// Takes the terminal: another screen, every key, and questions about what it can do.
  ///
  /// Call `EndingSignals.handle` at the start of the program, so that signals give it back, too. Until `release`, standard
  /// error goes to a file if it is this terminal, and handlers of crashes, SIGWINCH, SIGTSTP and SIGCONT are replaced;
  /// afterwards, these signals have their default actions.
  public func takeOver() {
    ScreenSignals.handle()
    state.withLock { state in
      state.isHeld = true
      if device.isSame(as: STDERR_FILENO) { state.errors = ErrorFile() }
    }
    updateEndings()
    device.setRaw(from: original)
    device.write(session.start + session.questions)
  }

  /// Gives the terminal back but for its settings, so that replies to `asking` are read, not echoed.
  public func leave(asking: Bool) {
    device.write(session.leave(asking: asking))
  }

  /// Gives back the terminal's settings, and standard error. Input that was not read is discarded, because it may be
  /// replies. `drains` waits until the terminal has taken all output.
  public func release(drains: Bool) {
    ScreenSignals.release()
    if !drains { tcflush(device.descriptor, TCIFLUSH) }
    device.set(original, drains ? TCSAFLUSH : TCSANOW)
    // Not before: a signal would leave the terminal with other settings.
    letGo()
    state.withLock { $0.errors.take() }?.restore()
  }

  /// Stops the program until the shell continues it. Returns false if no shell could stop it; nil if the terminal belongs
  /// to another program now.
  ///
  /// Unless it is nil, the screen is empty: call `ScreenRenderer.forget()`, and draw the frame again.
  public func suspend() -> Bool? {
    leave(asking: false)
    device.set(original, TCSADRAIN)
    letGo()
    let wasStopped = ScreenSignals.stop(by: SIGTSTP)
    return resume(session.start) ? wasStopped : nil
  }

  /// A shell has continued the program. Returns false if the terminal belongs to another program.
  ///
  /// If it is true, the screen may have other text: call `ScreenRenderer.forget()`, and draw the frame again.
  public func resumeAfterForeignStop() -> Bool {
    // If it was stopped by a signal that cannot be handled, the terminal still has its modes.
    let (session, isHeld) = state.withLock { ($0.session, $0.isHeld) }
    return resume(isHeld ? session.startAgain : session.start)
  }

  private func resume(_ start: String) -> Bool {
    // In the background, it stops again, as programs do that the kernel keeps from writing.
    while !device.isInForeground {
      guard ScreenSignals.stop(by: SIGTTOU) else { return false }
    }
    state.withLock { state in
      (state.session.pictures, state.session.reportsColorScheme) = ([], false)
      state.isHeld = true
    }
    updateEndings()
    device.setRaw(from: device.settings ?? original)
    device.write(start + session.questionsAfterResuming)
    return true
  }

  // MARK: - What must be given back

  /// Stores a picture in the terminal, which keeps it until it is removed, also after the program has ended.
  func store(_ picture: UInt32, by sequence: String) {
    state.withLock { $0.session.pictures.append(picture) }
    updateEndings()
    device.write(sequence)
  }

  /// Removes pictures from the terminal.
  func remove(_ pictures: [UInt32]) {
    device.write(pictures.map { KittyGraphics.removing($0) }.joined())
    state.withLock { $0.session.pictures.removeAll(where: pictures.contains) }
    updateEndings()
  }

  /// Turns the mouse on or off.
  public func useMouse(_ isOn: Bool) {
    state.withLock { $0.session.usesMouse = isOn }
    device.write(session.mouse(isOn: isOn))
  }

  /// Takes replies that change what is owed.
  public func take(_ reply: TerminalReply) {
    switch reply {
    case .mode(2004, let setting) where session.asksForBracketedPaste:
      state.withLock { $0.session.keepsBracketedPaste = setting == 1 }
    case .colorScheme where !session.reportsColorScheme:
      // It reports its color scheme, and so it can report changes.
      state.withLock { $0.session.reportsColorScheme = true }
      device.write(TerminalSession.colorSchemeReports)
    default: return
    }
    updateEndings()
  }

  /// Signals and crashes give back what is owed now.
  private func updateEndings() {
    state.withLock { state in
      guard state.isHeld else { return }
      let leaving = Array(state.session.leave().utf8)
      EndingSignals.hold(original, of: device.descriptor, leaving: leaving, errors: state.errors)
      CrashRestore.hold(original, of: device.descriptor, leaving: leaving, errors: state.errors)
    }
  }

  private func letGo() {
    state.withLock { $0.isHeld = false }
    EndingSignals.release()
    CrashRestore.release()
  }
}

/// A file in place of standard error, because messages on the terminal would destroy the screen.
struct ErrorFile: Sendable {
  private static let largest = 64 * 1_024

  /// The file, which has no name.
  let descriptor: Int32
  /// Standard error as it was.
  let original: Int32

  /// Replaces standard error; nil if no file can be created.
  init?() {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    let copy = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
    let original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, original >= 0, dup2(copy, STDERR_FILENO) >= 0 else {
      for opened in [copy, original] where opened >= 0 { close(opened) }
      return nil
    }
    (descriptor, self.original) = (copy, original)
  }

  /// Restores standard error, and writes to it the last of what was written meanwhile.
  func restore() {
    dup2(original, STDERR_FILENO)
    show()
    close(descriptor)
    close(original)
  }

  /// Writes the last of what was written meanwhile to standard error as it was.
  func show() {
    var bytes = [UInt8](repeating: 0, count: Self.largest)
    // The offset stays at the end, where other threads may be writing.
    let count = pread(descriptor, &bytes, bytes.count, max(0, lseek(descriptor, 0, SEEK_END) - off_t(Self.largest)))
    if count > 0 { _ = bytes[..<count].withUnsafeBytes { writeAll($0, to: original) } }
  }
}

/// Passes the signals of a terminal to the thread that reads its input: another size, stopping and continuing.
package enum ScreenSignals {
  static let numbers = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Whether `stop()` waits for the shell to continue the program. Then no other process is told.
  private static let waits = Atomic(false)
  /// The numbers of the signals that were received.
  private static let channel = SignalChannel()

  package static var isStopping: Bool { waits.load(ordering: .acquiring) }

  /// The descriptor from which the numbers are read, as bytes; nil if there are too few descriptors.
  static var descriptor: Int32? { channel?.reading }

  static func handle() {
    // The handlers must not be the first to use it.
    guard channel != nil else { return }
    for number in numbers {
      signal(number) { number in
        if number == SIGCONT, ScreenSignals.waits.exchange(false, ordering: .acquiringAndReleasing) { return }
        ScreenSignals.channel?.pass(number)
      }
    }
  }

  /// Stops the program until a shell continues it. Returns false if no shell can do so.
  static func stop(by number: Int32) -> Bool {
    waits.store(true, ordering: .releasing)
    signal(number, SIG_DFL)
    // Without a shell with job control, the signal is ignored, and this returns at once.
    kill(0, number)
    // The first process of a session has no such shell. For others, the signal may be late on a busy machine.
    let attempts = getsid(0) == getpid() ? 10 : 200
    for _ in 0..<attempts where waits.load(ordering: .acquiring) { usleep(5_000) }
    let wasStopped = !waits.exchange(false, ordering: .acquiringAndReleasing)
    handle()
    return wasStopped
  }

  static func release() {
    for number in numbers { signal(number, SIG_DFL) }
  }
}

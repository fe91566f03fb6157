import MovieLibC
import MovieTerminal
import MovieText
import Synchronization

/// The terminal while the program has taken it over. Every way to end gives it back as it was.
final class HeldTerminal: Sendable {
  private struct State {
    var session: TerminalSession
    /// What was changed since the start.
    var debts = TerminalSession.Debts()
    /// Whether the program has the terminal. Otherwise its end must leave the terminal alone.
    var isHeld = false
  }

  let device: TerminalDevice
  let kind: TerminalKind
  private let original: termios
  private let state: Mutex<State>
  private let errors: ErrorFile?
  private let isPicking: Bool

  /// Opens the terminal; nil if it is gone.
  init?(_ device: TerminalDevice, as kind: TerminalKind, usesMouse: Bool, isPicking: Bool) {
    guard let original = device.settings else { return nil }
    self.device = device
    self.kind = kind
    self.original = original
    self.isPicking = isPicking
    state = Mutex(State(session: TerminalSession(terminal: kind, title: "vip", usesMouse: usesMouse)))
    errors = device.isSame(as: STDERR_FILENO) ? ErrorFile() : nil
  }

  private var session: TerminalSession { state.withLock(\.session) }

  // MARK: Taking over and giving back

  /// Takes over the terminal and asks what it can do.
  func takeOver() {
    ScreenSignals.handle()
    state.withLock { $0.isHeld = true }
    updateEndings()
    device.setRaw(from: original)
    // A line editor that runs the program, as for a key of the shell, has turned on bracketed paste.
    let asksForPaste = isPicking && kind == .other
    device.write(session.start + (asksForPaste ? TerminalSession.bracketedPasteQuestion : "") + session.questions)
  }

  /// Gives the terminal back but for its settings, so that replies to `asking` are read, not echoed.
  func leave(asking: Bool) {
    let (session, debts) = state.withLock { ($0.session, $0.debts) }
    device.write(session.leave(debts, asking: asking))
  }

  /// Gives back the terminal's settings, and standard error. Input that was not read is discarded, because it may be
  /// replies. `drains` waits until the terminal has taken all output.
  func release(drains: Bool) {
    ScreenSignals.release()
    if !drains { tcflush(device.descriptor, TCIFLUSH) }
    device.set(original, drains ? TCSAFLUSH : TCSANOW)
    // Not before: a signal would leave the terminal with other settings.
    letGo()
    errors?.restore()
  }

  /// Stops the program until the shell continues it. Returns false if no shell could stop it; nil if the terminal belongs
  /// to another program now.
  func suspend() -> Bool? {
    leave(asking: false)
    device.set(original, TCSADRAIN)
    letGo()
    let wasStopped = ScreenSignals.stop(by: SIGTSTP)
    return resume(session.start) ? wasStopped : nil
  }

  /// A shell has continued the program. Returns false if the terminal belongs to another program.
  func resumeAfterForeignStop() -> Bool {
    // If it was stopped by a signal that cannot be handled, the terminal still has its modes.
    let (session, isHeld) = state.withLock { ($0.session, $0.isHeld) }
    return resume(isHeld ? session.startAgain : session.start)
  }

  private func resume(_ start: String) -> Bool {
    // In the background, it stops again, as programs do that the kernel keeps from writing.
    while !Terminal.isInForeground(device.descriptor) {
      guard ScreenSignals.stop(by: SIGTTOU) else { return false }
    }
    state.withLock { state in
      state.debts = TerminalSession.Debts()
      state.isHeld = true
    }
    updateEndings()
    device.setRaw(from: device.settings ?? original)
    device.write(start + session.questionsAfterResuming)
    return true
  }

  // MARK: What must be given back

  /// The pictures that the terminal stores were changed.
  func owes(_ pictures: [UInt32]) {
    state.withLock { $0.debts.pictures = pictures }
    updateEndings()
  }

  func useMouse(_ isOn: Bool) {
    let session = state.withLock { state in
      state.session.usesMouse = isOn
      return state.session
    }
    device.write(session.mouse(isOn: isOn))
  }

  /// Takes replies that change what is owed.
  func take(_ reply: TerminalReply) {
    switch reply {
    case .mode(2004, let setting) where isPicking:
      state.withLock { $0.session.keepsBracketedPaste = setting == 1 }
    case .colorScheme where !state.withLock(\.debts.reportsColorScheme):
      // It reports its color scheme, and so it can report changes.
      state.withLock { $0.debts.reportsColorScheme = true }
      device.write(TerminalSession.colorSchemeReports)
    default: return
    }
    updateEndings()
  }

  /// Signals and crashes give back what is owed now.
  private func updateEndings() {
    state.withLock { state in
      guard state.isHeld else { return }
      let leaving = Array(state.session.leave(state.debts).utf8)
      EndingSignals.hold(original, of: device.descriptor, leaving: leaving)
      CrashRestore.hold(original, of: device.descriptor, leaving: leaving, errors: errors)
    }
  }

  private func letGo() {
    state.withLock { $0.isHeld = false }
    EndingSignals.release()
    CrashRestore.release()
  }
}

import MovieLibC
import Synchronization

/// Restores the terminal when the program crashes.
///
/// A crash handler may use neither locks nor memory management. So everything it needs is in memory whose address it takes
/// out of an atomic variable.
public enum CrashRestore {
  private static let numbers = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  private static let longestMessage = 4_096
  /// Enough for the handler, also on processors with large registers.
  private static let stackBytes = 65_536

  /// The address of a `Restoring`; 0 for none. Who takes it out of here owns it.
  private static let restoring = Atomic<UInt>(0)

  /// Its state, for a trace.
  package static var traced: UInt { restoring.load(ordering: .acquiring) }

  private struct Restoring {
    var terminal: Int32
    var settings: termios
    var leaving: UnsafeMutablePointer<UInt8>
    var count: Int
    /// The file that replaces standard error while the screen is in use.
    var errors: ErrorFile?
  }

  /// Until `release()`, a crash restores the settings of the terminal, writes `leaving` to it, and shows the last messages.
  static func hold(_ original: termios, of descriptor: Int32, leaving bytes: [UInt8], errors file: ErrorFile?) {
    let sequence = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    sequence.initialize(from: bytes, count: bytes.count)
    let new = UnsafeMutablePointer<Restoring>.allocate(capacity: 1)
    new.initialize(
      to: Restoring(terminal: descriptor, settings: original, leaving: sequence, count: bytes.count, errors: file))
    let earlier = restoring.exchange(UInt(bitPattern: new), ordering: .acquiringAndReleasing)
    guard earlier == 0 else { return discard(earlier) }
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { number in
      CrashRestore.restore()
      // A signal that another process has sent is not repeated by an instruction.
      raise(number)
    }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    // The signal that the handler raises ends the program as it would have without it.
    action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(truncatingIfNeeded: SA_RESETHAND)
    for number in numbers { sigaction(number, &action, nil) }
  }

  /// Gives the current thread a second stack for the handler, for when the first one has overflowed.
  public static func protectThread() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    // Never freed, because the thread belongs to the runtime, which keeps a few.
    current.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackBytes, alignment: 16)
    current.ss_size = numericCast(stackBytes)
    current.ss_flags = 0
    sigaltstack(&current, nil)
  }

  static func release() {
    for number in numbers { signal(number, SIG_DFL) }
    discard(restoring.exchange(0, ordering: .acquiringAndReleasing))
  }

  private static func discard(_ address: UInt) {
    guard let restoring = UnsafeMutablePointer<Restoring>(bitPattern: address) else { return }
    restoring.pointee.leaving.deallocate()
    restoring.deallocate()
  }

  private static func restore() {
    let address = restoring.exchange(0, ordering: .acquiring)
    guard let held = UnsafeMutablePointer<Restoring>(bitPattern: address) else { return }
    let terminal = held.pointee.terminal
    // The settings come first, because a second signal may end the program as soon as the text is on screen.
    _ = tcsetattr(terminal, TCSANOW, &held.pointee.settings)
    _ = write(terminal, held.pointee.leaving, held.pointee.count)
    guard let errors = held.pointee.errors else { return }
    var position = max(0, lseek(errors.descriptor, 0, SEEK_END) - off_t(longestMessage))
    var byte: UInt8 = 0
    while pread(errors.descriptor, &byte, 1, position) == 1 {
      _ = write(errors.original, &byte, 1)
      position += 1
    }
  }
}

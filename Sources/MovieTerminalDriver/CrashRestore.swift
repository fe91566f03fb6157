import MovieLibC
import Synchronization

/// Restores the terminal when the program crashes.
///
/// A crash handler may use neither locks nor memory management. So everything it needs is in atomic variables, and in
/// memory that it takes out of them.
public enum CrashRestore {
  private static let numbers = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  private static let longestMessage = 4_096
  /// Enough for the handler, also on processors with large registers.
  private static let stackBytes = 65_536

  private static let terminal = Atomic<Int32>(-1)
  /// The address of a `Restoring`. Who takes it out of here owns it.
  private static let restoring = Atomic<UInt>(0)
  /// Standard error, and the file that replaces it while the screen is in use.
  private static let errors = Atomic<Int32>(-1)
  private static let errorFile = Atomic<Int32>(-1)

  /// Its state, for a trace.
  package static var traced: (terminal: Int32, restoring: UInt, errors: Int32, errorFile: Int32) {
    (
      terminal.load(ordering: .acquiring), restoring.load(ordering: .acquiring), errors.load(ordering: .acquiring),
      errorFile.load(ordering: .acquiring)
    )
  }

  private struct Restoring {
    var settings: termios
    var leaving: UnsafeMutablePointer<UInt8>
    var count: Int
  }

  /// Until `release()`, a crash restores the settings of the terminal, writes `leaving` to it, and shows the last messages.
  static func hold(_ original: termios, of descriptor: Int32, leaving bytes: [UInt8], errors file: ErrorFile?) {
    let sequence = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    sequence.initialize(from: bytes, count: bytes.count)
    let new = UnsafeMutablePointer<Restoring>.allocate(capacity: 1)
    new.initialize(to: Restoring(settings: original, leaving: sequence, count: bytes.count))
    discard(restoring.exchange(UInt(bitPattern: new), ordering: .acquiringAndReleasing))
    errors.store(file?.original ?? -1, ordering: .releasing)
    errorFile.store(file?.descriptor ?? -1, ordering: .releasing)
    guard terminal.exchange(descriptor, ordering: .acquiringAndReleasing) < 0 else { return }
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in CrashRestore.restore() }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    // The instruction is repeated after the handler, and then ends the program as it would have without it.
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
    terminal.store(-1, ordering: .releasing)
    for number in numbers { signal(number, SIG_DFL) }
    discard(restoring.exchange(0, ordering: .acquiringAndReleasing))
  }

  private static func discard(_ address: UInt) {
    guard let restoring = UnsafeMutablePointer<Restoring>(bitPattern: address) else { return }
    restoring.pointee.leaving.deallocate()
    restoring.deallocate()
  }

  private static func restore() {
    let descriptor = terminal.exchange(-1, ordering: .acquiring)
    guard descriptor >= 0 else { return }
    if let restoring = UnsafeMutablePointer<Restoring>(bitPattern: restoring.exchange(0, ordering: .acquiring)) {
      // The settings come first, because a second signal may end the program as soon as the text is on screen.
      _ = tcsetattr(descriptor, TCSANOW, &restoring.pointee.settings)
      _ = write(descriptor, restoring.pointee.leaving, restoring.pointee.count)
    }
    let (file, original) = (errorFile.load(ordering: .acquiring), errors.load(ordering: .acquiring))
    guard file >= 0, original >= 0 else { return }
    let end = lseek(file, 0, SEEK_END)
    lseek(file, max(0, end - off_t(longestMessage)), SEEK_SET)
    var byte: UInt8 = 0
    while read(file, &byte, 1) == 1 { _ = write(original, &byte, 1) }
  }
}

import LibC
import Synchronization

/// Restores the terminal when the program crashes.
///
/// A crash handler may use neither locks nor memory management. So everything it needs is in memory that is never freed,
/// at addresses in atomic variables.
enum CrashRestore {
  private static let numbers = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  private static let longestMessage = 4_096

  private static let terminal = Atomic<Int32>(-1)
  private static let settings = Atomic<UInt>(0)
  private static let leaving = Atomic<UInt>(0)
  private static let leavingCount = Atomic<Int>(0)
  /// Standard error, and the file that replaces it while the screen is in use.
  private static let errors = Atomic<Int32>(-1)
  private static let errorFile = Atomic<Int32>(-1)

  /// Until `release()`, a crash writes `leaving` to the terminal, restores its settings, and shows the last messages.
  static func hold(_ original: termios, of device: TerminalDevice, leaving bytes: [UInt8], errors file: ErrorFile?) {
    let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    saved.initialize(to: original)
    let sequence = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    sequence.initialize(from: bytes, count: bytes.count)
    settings.store(UInt(bitPattern: saved), ordering: .releasing)
    leaving.store(UInt(bitPattern: sequence), ordering: .releasing)
    leavingCount.store(bytes.count, ordering: .releasing)
    errors.store(file?.original ?? -1, ordering: .releasing)
    errorFile.store(file?.descriptor ?? -1, ordering: .releasing)
    terminal.store(device.descriptor, ordering: .releasing)
    for number in numbers {
      signal(number) { number in
        CrashRestore.restore()
        // The instruction is repeated after the handler, and then ends the program as it would have without it.
        signal(number, SIG_DFL)
      }
    }
  }

  static func release() {
    terminal.store(-1, ordering: .releasing)
    for number in numbers { signal(number, SIG_DFL) }
  }

  private static func restore() {
    let descriptor = terminal.exchange(-1, ordering: .acquiring)
    guard descriptor >= 0 else { return }
    _ = write(
      descriptor, UnsafeRawPointer(bitPattern: leaving.load(ordering: .acquiring)),
      leavingCount.load(ordering: .acquiring))
    if let saved = UnsafePointer<termios>(bitPattern: settings.load(ordering: .acquiring)) {
      _ = tcsetattr(descriptor, TCSANOW, saved)
    }
    let (file, original) = (errorFile.load(ordering: .acquiring), errors.load(ordering: .acquiring))
    guard file >= 0, original >= 0 else { return }
    let end = lseek(file, 0, SEEK_END)
    lseek(file, max(0, end - off_t(longestMessage)), SEEK_SET)
    var byte: UInt8 = 0
    while read(file, &byte, 1) == 1 { _ = write(original, &byte, 1) }
  }
}

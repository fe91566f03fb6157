import MovieLibC
import Synchronization

/// Passes the signals of a terminal to the thread that reads its input: another size, stopping and continuing.
enum ScreenSignals {
  static let numbers = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Whether `stop()` waits for the shell to continue the program. Then no other process is told.
  private static let waits = Atomic(false)
  /// The numbers of the signals that were received.
  private static let channel = SignalChannel()

  static var isStopping: Bool { waits.load(ordering: .acquiring) }

  /// The descriptor from which the numbers are read, as bytes; nil if there are too few descriptors.
  static var descriptor: Int32? { channel?.output }

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

import Dispatch
import MovieLibC
public import MovieTerminal
import Synchronization

/// Reads a terminal on a thread of its own, because it waits without a limit.
public final class ScreenReader: Sendable {
  /// What comes from the terminal.
  public enum Input: Sendable {
    /// `takeEvents()` returns some.
    case events
    /// The window has another size.
    case resized
    /// Ctrl-Z was sent by another process: `HeldTerminal.suspend` stops the program.
    case stopRequested
    /// A shell has continued the program: `HeldTerminal.resumeAfterForeignStop` takes the terminal again.
    case continued
    /// The terminal was closed.
    case end
  }

  private let device: TerminalDevice
  private let escapeDelay: Duration
  private let pending = Mutex(PendingEvents())

  /// Creates a reader. `escapeDelay` is how long an Esc waits for the rest of a sequence.
  public init(device: TerminalDevice, escapeDelay: Duration) {
    self.device = device
    self.escapeDelay = escapeDelay
  }

  /// The events that were read and not taken yet.
  public func takeEvents() -> [TerminalEvent] { pending.withLock { $0.take() } }

  /// Calls `receive` with everything that is read, until the terminal is closed. There is no other end: start it once, and
  /// end the program when the terminal was given back.
  public func start(_ receive: @escaping @Sendable (Input) -> Void) {
    DispatchQueue(label: "input").async { [self] in read(receive) }
  }

  private func read(_ receive: (Input) -> Void) {
    var parser = InputParser(escapeDelay: escapeDelay)
    var repeats = KeyRepeats()
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      var sources = [
        pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ScreenSignals.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let limit = parser.deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      let milliseconds = limit.map { Int32(min(60_000, $0 / .milliseconds(1)).rounded(.up)) } ?? -1
      let count = poll(&sources, nfds_t(sources.count), milliseconds)
      if count < 0, errno != EINTR { return receive(.end) }
      let now = ContinuousClock.now
      if count <= 0 {
        send(parser.expire(at: now), receive)
        continue
      }
      if sources[1].revents != 0 {
        let read = MovieLibC.read(sources[1].fd, &bytes, bytes.count)
        // A window that is being resized sends many.
        for number in Set(bytes.prefix(max(0, read))) {
          receive(Int32(number) == SIGWINCH ? .resized : Int32(number) == SIGTSTP ? .stopRequested : .continued)
        }
      }
      guard sources[0].revents != 0 else { continue }
      let read = MovieLibC.read(device.descriptor, &bytes, bytes.count)
      if read > 0 {
        send(repeats.marking(parser.parse(bytes[..<read], at: now), at: now), receive)
      } else if read == 0 || (errno != EINTR && errno != EAGAIN) {
        return receive(.end)
      }
    }
  }

  private func send(_ events: [TerminalEvent], _ receive: (Input) -> Void) {
    guard !events.isEmpty else { return }
    let wasEmpty = pending.withLock { pending in
      defer { pending.add(events) }
      return pending.isEmpty
    }
    if wasEmpty { receive(.events) }
  }
}

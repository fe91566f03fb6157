import Dispatch
import LibC
import TerminalScreen

/// Reads a terminal on a thread of its own, because it waits without a limit.
struct ScreenReader: Sendable {
  /// What was read.
  enum Input: Sendable {
    case events([TerminalEvent])
    /// A signal of `ScreenSignals`.
    case signal(Int32)
    /// The terminal was closed.
    case end
  }

  let device: TerminalDevice
  let escapeDelay: Duration

  /// Calls `receive` with everything that is read, until the terminal is closed.
  func start(_ receive: @escaping @Sendable (Input) -> Void) {
    DispatchQueue(label: "input").async { read(receive) }
  }

  private func read(_ receive: (Input) -> Void) {
    var parser = InputParser(escapeDelay: escapeDelay)
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      var sources = [
        pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ScreenSignals.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let limit = parser.deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      let milliseconds = limit.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
      let count = poll(&sources, nfds_t(sources.count), milliseconds)
      if count < 0, errno != EINTR { return receive(.end) }
      let now = ContinuousClock.now
      if count <= 0 {
        send(parser.expire(at: now), receive)
        continue
      }
      if sources[1].revents != 0 {
        let read = LibC.read(sources[1].fd, &bytes, bytes.count)
        // A window that is being resized sends many.
        for number in Set(bytes.prefix(max(0, read))) { receive(.signal(Int32(number))) }
      }
      guard sources[0].revents != 0 else { continue }
      let read = LibC.read(device.descriptor, &bytes, bytes.count)
      if read > 0 {
        send(parser.parse(bytes[..<read], at: now), receive)
      } else if read == 0 || (errno != EINTR && errno != EAGAIN) {
        return receive(.end)
      }
    }
  }

  private func send(_ events: [TerminalEvent], _ receive: (Input) -> Void) {
    if !events.isEmpty { receive(.events(TerminalEvent.merged(events))) }
  }
}

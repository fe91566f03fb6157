import Dispatch
import MovieTerminal
import Synchronization

/// Draws frames on a thread of its own, because a terminal may take its time. Only the newest frame waits.
final class ScreenWriter: Sendable {
  private struct State {
    var frame: Frame?
    var jobs: [@Sendable (inout ScreenRenderer) -> Void] = []
    var pictures: [@Sendable (Bool) -> Void] = []
    var isEnding = false
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)
  private let device: TerminalDevice

  init(device: TerminalDevice, abilities: ScreenAbilities) {
    self.device = device
    DispatchQueue(label: "output").async { [self] in run(ScreenRenderer(abilities: abilities)) }
  }

  /// Draws a frame, unless a newer one arrives first.
  func show(_ frame: Frame) {
    state.withLock { $0.frame = frame }
    signal.signal()
  }

  /// Does something before the next frame is drawn.
  func perform(_ job: @escaping @Sendable (inout ScreenRenderer) -> Void) {
    state.withLock { $0.jobs.append(job) }
    signal.signal()
  }

  /// Sends a picture when no frame waits: frames are small, and answer a key. `send` is passed whether it is still wanted.
  func send(_ send: @escaping @Sendable (Bool) -> Void) {
    let isEnding = state.withLock { state in
      if !state.isEnding { state.pictures.append(send) }
      return state.isEnding
    }
    guard !isEnding else { return send(false) }
    signal.signal()
  }

  /// Ends after a last piece of work. Frames are no longer drawn.
  func finish(_ last: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.frame = nil
      state.isEnding = true
      state.jobs.append { _ in last() }
    }
    signal.signal()
  }

  private func run(_ renderer: ScreenRenderer) {
    var renderer = renderer
    while true {
      signal.wait()
      let (frame, jobs, pictures, isEnding) = state.withLock { state in
        defer { (state.frame, state.jobs) = (nil, []) }
        // Each picture has signaled once, so that the next one is not forgotten.
        let isIdle = state.frame == nil && state.jobs.isEmpty
        let count = state.isEnding ? state.pictures.count : isIdle ? min(1, state.pictures.count) : 0
        defer { state.pictures.removeFirst(count) }
        return (state.frame, state.jobs, state.pictures.prefix(count), state.isEnding)
      }
      for job in jobs { job(&renderer) }
      for send in pictures { send(!isEnding) }
      if isEnding { return }
      if let frame { device.write(renderer.bytes(for: frame)) }
    }
  }
}

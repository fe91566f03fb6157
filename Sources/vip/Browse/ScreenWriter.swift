import Dispatch
import Synchronization
import TerminalScreen

/// Draws frames on a thread of its own, because a terminal may take its time. Only the newest frame waits.
final class ScreenWriter: Sendable {
  private struct State {
    var frame: Frame?
    var jobs: [@Sendable (inout ScreenRenderer) -> Void] = []
    var isEnding = false
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)
  private let device: TerminalDevice

  init(device: TerminalDevice, abilities: ScreenAbilities) {
    self.device = device
    DispatchQueue(label: "output").async { [self] in run(ScreenRenderer(abilities: abilities)) }
  }

  /// Draws a frame, unless a newer one comes before.
  func show(_ frame: Frame) {
    state.withLock { $0.frame = frame }
    signal.signal()
  }

  /// Does something before the next frame is drawn.
  func perform(_ job: @escaping @Sendable (inout ScreenRenderer) -> Void) {
    state.withLock { $0.jobs.append(job) }
    signal.signal()
  }

  /// Ends after a last piece of work. Frames are no longer drawn.
  func finish(_ last: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.frame = nil
        state.isEnding = true
        state.jobs.append { _ in
          last()
          continuation.resume()
        }
      }
      signal.signal()
    }
  }

  private func run(_ renderer: ScreenRenderer) {
    var renderer = renderer
    while true {
      signal.wait()
      let (frame, jobs, isEnding) = state.withLock { state in
        defer { (state.frame, state.jobs) = (nil, []) }
        return (state.frame, state.jobs, state.isEnding)
      }
      for job in jobs { job(&renderer) }
      if isEnding { return }
      if let frame { device.write(renderer.bytes(for: frame)) }
    }
  }
}

import Dispatch
public import MoviePictures
public import MovieTerminal
public import MovieText
import Synchronization

/// Draws frames on a thread of its own, because a terminal may take its time. Only the newest frame waits.
public final class ScreenWriter: Sendable {
  private struct State {
    var frame: Frame?
    var jobs: [@Sendable (inout ScreenRenderer) -> Void] = []
    var pictures: [@Sendable (Bool) -> Void] = []
    var isEnding = false
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)
  private let device: TerminalDevice

  /// Starts a thread that draws.
  public init(device: TerminalDevice, abilities: ScreenAbilities) {
    self.device = device
    DispatchQueue(label: "output").async { [self] in run(ScreenRenderer(abilities: abilities)) }
  }

  /// Draws a frame, unless a newer one arrives first.
  public func show(_ frame: Frame) {
    state.withLock { $0.frame = frame }
    signal.signal()
  }

  /// Does something before the next frame is drawn.
  public func perform(_ job: @escaping @Sendable (inout ScreenRenderer) -> Void) {
    state.withLock { $0.jobs.append(job) }
    signal.signal()
  }

  /// Sends a picture when no frame waits: frames are small, and answer a key. `send` is passed whether it is still wanted.
  public func send(_ send: @escaping @Sendable (Bool) -> Void) {
    let isEnding = state.withLock { state in
      if !state.isEnding { state.pictures.append(send) }
      return state.isEnding
    }
    guard !isEnding else { return send(false) }
    signal.signal()
  }

  /// Ends after a last piece of work. Frames are no longer drawn.
  public func finish(_ last: @escaping @Sendable () -> Void) {
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

/// The pictures that a terminal stores and shows where placeholders are.
public final class StoredPictures: Sendable {
  private struct State {
    var nextID: UInt32
    /// Changes when all pictures are given up, so that those under way are not shown.
    var generation = 0
  }

  /// All programs in a terminal share its ids, so that each begins elsewhere.
  private let state = Mutex(State(nextID: .random(in: 0x1_0000...0xFF_FFFF)))
  private let terminal: HeldTerminal
  private let writer: ScreenWriter

  /// Creates an empty store of a terminal.
  public init(_ terminal: HeldTerminal, writer: ScreenWriter) {
    self.terminal = terminal
    self.writer = writer
  }

  /// Sends a picture between two frames. Returns nil if that was given up.
  public func store(_ picture: Picture, size: PosterSize) async -> PosterArt? {
    let (id, generation) = state.withLock { state in
      let id = state.nextID
      state.nextID = id == 0xFF_FFFF ? 0x1_0000 : id + 1
      return (id, state.generation)
    }
    let sequence = KittyGraphics.storing(picture, as: id, columns: size.columns, rows: size.rows)
    let isSent = await withCheckedContinuation { continuation in
      writer.send { [self] isWanted in
        let isWanted = isWanted && state.withLock { $0.generation == generation }
        if isWanted { terminal.store(id, by: sequence) }
        continuation.resume(returning: isWanted)
      }
    }
    return isSent ? .stored(id) : nil
  }

  /// Removes pictures from the terminal.
  public func remove(_ ids: [UInt32]) {
    writer.perform { [terminal] _ in terminal.remove(ids) }
  }

  /// Gives up all pictures, such as when the terminal was left.
  public func forget() {
    state.withLock { $0.generation += 1 }
  }
}

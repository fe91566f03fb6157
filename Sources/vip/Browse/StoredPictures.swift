import MoviePictures
import MovieTerminal
import MovieText
import Synchronization

/// The pictures that a terminal stores and shows where placeholders are.
///
/// The terminal keeps them until they are removed, also after the program has ended.
final class StoredPictures: Sendable {
  private struct State {
    var nextID: UInt32
    var ids: Set<UInt32> = []
    /// Changes when all pictures are given up, so that those under way are not shown.
    var generation = 0
  }

  /// All programs in a terminal share its ids, so that each begins elsewhere.
  private let state = Mutex(State(nextID: .random(in: 0x1_0000...0xFF_FFFF)))
  private let terminal: HeldTerminal
  private let writer: ScreenWriter

  init(_ terminal: HeldTerminal, writer: ScreenWriter) {
    self.terminal = terminal
    self.writer = writer
  }

  /// Sends a picture between two frames. Returns nil if that was given up.
  func store(_ picture: Picture, size: PosterSize) async -> PosterArt? {
    let (id, generation) = state.withLock { state in
      let id = state.nextID
      state.nextID = id == 0xFF_FFFF ? 0x1_0000 : id + 1
      state.ids.insert(id)
      return (id, state.generation)
    }
    updateDebts()
    let sequence = KittyGraphics.storing(picture, as: id, columns: size.columns, rows: size.rows)
    let isSent = await withCheckedContinuation { continuation in
      writer.send { [self] isWanted in
        let isWanted = isWanted && state.withLock { $0.generation == generation }
        if isWanted { terminal.device.write(sequence) }
        continuation.resume(returning: isWanted)
      }
    }
    return isSent ? .stored(id) : nil
  }

  /// Removes pictures from the terminal.
  func remove(_ ids: [UInt32]) {
    state.withLock { $0.ids.subtract(ids) }
    updateDebts()
    writer.perform { [terminal] _ in terminal.device.write(ids.map { KittyGraphics.removing($0) }.joined()) }
  }

  /// Gives up all pictures, such as when the terminal was left.
  func forget() {
    state.withLock { state in
      state.ids = []
      state.generation += 1
    }
  }

  private func updateDebts() { terminal.owes(state.withLock { $0.ids.sorted() }) }
}

import Foundation

/// A clock that a test advances by hand.
final class TestClock: Clock, @unchecked Sendable {
  // Sendable because all stored state is only touched while `lock` is held.
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Bool, Never>
  }

  private let lock = NSLock()
  private var current = Instant()
  private var begun = 0
  private var sleepers: [Sleeper] = []
  private var cancelled: Set<Int> = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  var now: Instant { lock.withLock { current } }
  var minimumResolution: Duration { .zero }
  /// How many sleep now.
  var sleeping: Int { lock.withLock { sleepers.count } }

  /// Lets time pass and wakes whoever slept until then, in the order of their deadlines.
  func advance(by duration: Duration) {
    let due = lock.withLock {
      current = current.advanced(by: duration)
      let due = sleepers.filter { $0.deadline <= current }
      sleepers.removeAll { $0.deadline <= current }
      return due.sorted { ($0.deadline.offset, $0.number) < ($1.deadline.offset, $1.number) }
    }
    due.forEach { $0.continuation.resume(returning: true) }
  }

  /// Returns once that many sleeps began since the beginning.
  func waitForSleeps(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = lock.withLock {
        if begun < count {
          watchers.append((count, continuation))
        }
        return begun >= count
      }
      if isReached {
        continuation.resume()
      }
    }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = lock.withLock {
      begun += 1
      return begun
    }
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { begin(Sleeper(number: number, deadline: deadline, continuation: $0)) }
    } onCancel: {
      cancel(number)
    }
    guard isOver else { throw CancellationError() }
  }

  private func begin(_ sleeper: Sleeper) {
    let (isOver, woken) = lock.withLock {
      let isOver: Bool? =
        cancelled.contains(sleeper.number) ? false : sleeper.deadline <= current ? true : nil
      if isOver == nil {
        sleepers.append(sleeper)
      }
      let woken = watchers.filter { $0.count <= begun }
      watchers.removeAll { $0.count <= begun }
      return (isOver, woken)
    }
    if let isOver {
      sleeper.continuation.resume(returning: isOver)
    }
    woken.forEach { $0.continuation.resume() }
  }

  private func cancel(_ number: Int) {
    let sleeper = lock.withLock {
      cancelled.insert(number)
      let index = sleepers.firstIndex { $0.number == number }
      return index.map { sleepers.remove(at: $0) }
    }
    sleeper?.continuation.resume(returning: false)
  }
}

import Testing

@testable import MovieDomain

@Suite(.timeLimit(.minutes(10))) struct ChangeObserversTests {
  private let observers = ChangeObservers<Int>()

  @Test func `Released streams leave no observers`() {
    for _ in 0..<100_000 {
      _ = observers.stream()
    }
    #expect(observers.count == 0)
  }

  @Test func `A reader may be cancelled while a change is sent, and leaves no observer`() async {
    await withTaskGroup { group in
      group.addTask { [observers] in
        while !Task.isCancelled {
          observers.send(1)
          await Task.yield()
        }
      }
      for _ in 0..<20_000 {
        let reader = Task { [observers] in
          for await _ in observers.stream() {}
        }
        await Task.yield()
        reader.cancel()
        await reader.value
      }
      group.cancelAll()
    }
    #expect(observers.count == 0)
  }
}

import HTTPTypes
import LogTestSupport
import ServerTestSupport
import Testing

@testable import MovieHTTP

/// `CachingTransportTests` have requests after the exchange of an equal one.
@Suite(.timeLimit(.minutes(10))) struct SharedExchangesTests {
  let server = GatedServer()
  let exchanges = SharedExchanges()
  private static let answer = StubTransport.Outcome.response("one")

  /// Sends a request, and returns once it waits for the exchange.
  func ask(_ request: HTTPRequest = .get(), after waiting: Int = 0) async -> Task<StubTransport.Outcome, Never> {
    let key = SharedExchanges.Key(request: request, timeLimit: .seconds(20))
    let task = Task { [exchanges, server] in
      await exchanges.outcome(of: key) { await server.outcome(request) }
    }
    while await exchanges.waiting(for: key) <= waiting {
      await Task.yield()
    }
    return task
  }

  @Test(arguments: [nil, 0, 1])
  func `Equal concurrent requests share one exchange, and one of them may be cancelled`(leaving: Int?) async {
    let tasks = [await ask(), await ask(after: 1)]
    await server.requests.wait(for: 1)
    if let leaving {
      tasks[leaving].cancel()
      #expect(await tasks[leaving].value == .failure(HTTPFailure(.cancelled)))
    }
    #expect(server.cancelled.all.isEmpty)
    await server.answer(0, Self.answer)
    for (number, task) in tasks.enumerated() where number != leaving { #expect(await task.value == Self.answer) }
    #expect(server.requests.all.count == 1)
  }

  @Test func `Different requests have their own exchanges`() async {
    let first = await ask(.get("/a"))
    let second = await ask(.get("/b"))
    let third = await ask(.get("/a", [.authorization: "Bearer other"]))
    await server.requests.wait(for: 3)
    for number in 0..<3 {
      await server.answer(number, Self.answer)
    }
    #expect(await [first.value, second.value, third.value] == [Self.answer, Self.answer, Self.answer])
  }

  @Test func `Cancelling all equal requests cancels the exchange`() async {
    let first = await ask()
    let second = await ask(after: 1)
    await server.requests.wait(for: 1)
    first.cancel()
    second.cancel()
    #expect(await first.value == .failure(HTTPFailure(.cancelled)))
    #expect(await second.value == .failure(HTTPFailure(.cancelled)))
    await server.cancelled.wait { $0.contains(0) }
  }

  @Test func `A new request does not join a cancelled exchange`() async {
    let first = await ask()
    await server.requests.wait(for: 1)
    first.cancel()
    _ = await first.value
    let second = await ask()
    await server.requests.wait(for: 2)
    await server.answer(1, Self.answer)
    #expect(await second.value == Self.answer)
  }

  @Test func `A request that is already cancelled sends nothing`() async {
    let task = Task { [exchanges] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await exchanges.outcome(of: .init(request: .get(), timeLimit: .zero)) { Self.answer }
    }
    #expect(await task.value == .failure(HTTPFailure(.cancelled)))
  }
}

/// A server that responds when the test tells it to.
actor GatedServer {
  private var open: [Int: CheckedContinuation<StubTransport.Outcome, Never>] = [:]
  nonisolated let requests = Log<HTTPRequest>()
  /// The numbers of canceled requests.
  nonisolated let cancelled = Log<Int>()

  func outcome(_ request: HTTPRequest) async -> StubTransport.Outcome {
    let number = requests.all.count
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        open[number] = continuation
        requests.add(request)
      }
    } onCancel: {
      Task { await cancel(number) }
    }
  }

  /// Completes a request. Requests are numbered from 0.
  func answer(_ number: Int, _ outcome: StubTransport.Outcome) {
    open.removeValue(forKey: number)?.resume(returning: outcome)
  }

  private func cancel(_ number: Int) {
    answer(number, .failure(HTTPFailure(.cancelled)))
    cancelled.add(number)
  }
}

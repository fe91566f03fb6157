import HTTPTypes
import MovieHTTP
import Testing

@testable import MovieCurl

@Suite struct ExchangeQueueTests {
  private let start = ContinuousClock.now

  private func exchange(_ path: String, host: String = "a.example", seconds: Int = 10) throws -> PendingExchange {
    let request = HTTPRequest(method: .get, scheme: "https", authority: host, path: path)
    return PendingExchange(try WireRequest(request, userAgent: "test"), deadline: start.advanced(by: .seconds(seconds)))
  }

  @Test func `Each server has its own line, first come, first served`() throws {
    var queue = ExchangeQueue(maximumRunning: 1)
    let (first, second, third) = (try exchange("/1"), try exchange("/2?a=/b"), try exchange("/3"))
    let admitted = [first, second, third, try exchange("/1", host: "b.example")].map { queue.admit($0) }
    #expect(admitted == [true, false, false, true])
    let order = [first, second, third].map { queue.next(after: $0)?.request.url }
    #expect(order == ["https://a.example/2?a=/b", "https://a.example/3", nil])
    let isAdmitted = queue.admit(first)
    #expect(isAdmitted)
  }

  @Test func `A finished exchange loses its place`() throws {
    var queue = ExchangeQueue(maximumRunning: 1)
    let (first, second, third) = (try exchange("/1"), try exchange("/2"), try exchange("/3"))
    for exchange in [first, second, third] { _ = queue.admit(exchange) }
    second.finish(.failure(.init(.cancelled)))
    let next = queue.next(after: first)
    #expect(next === third)
  }

  @Test func `Exchanges whose time is up leave`() throws {
    var queue = ExchangeQueue(maximumRunning: 1)
    let (first, short, long) = (try exchange("/1"), try exchange("/2", seconds: 5), try exchange("/3", seconds: 20))
    for exchange in [first, short, long] { _ = queue.admit(exchange) }
    #expect(queue.earliestDeadline == short.deadline)
    let none = queue.expire(at: start)
    #expect(none.isEmpty)
    let expired = queue.expire(at: short.deadline)
    #expect(expired.count == 1)
    #expect(expired.first === short)
    #expect(queue.earliestDeadline == long.deadline)
    let next = queue.next(after: first)
    #expect(next === long)
    let rest = queue.removeAll()
    #expect(rest.isEmpty)
    #expect(queue.earliestDeadline == nil)
  }
}

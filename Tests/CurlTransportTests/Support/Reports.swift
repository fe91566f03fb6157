import CurlTransport
import Synchronization

/// Collects what a transport reports of its exchanges.
final class Reports: Sendable {
  private let list = Mutex<[ExchangeReport]>([])

  var all: [ExchangeReport] { list.withLock(\.self) }

  func add(_ report: ExchangeReport) {
    list.withLock { $0.append(report) }
  }
}

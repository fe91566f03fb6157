import MovieCurl
import Synchronization

/// Collects a transport's exchange reports.
final class Reports: Sendable {
  private let list = Mutex<[ExchangeReport]>([])

  var all: [ExchangeReport] { list.withLock(\.self) }

  func add(_ report: ExchangeReport) {
    list.withLock { $0.append(report) }
  }
}

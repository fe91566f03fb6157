import CurlTransport
import Foundation

/// Collects what a transport reports of its exchanges.
final class Reports: @unchecked Sendable {
  // Sendable because `list` is only touched while `lock` is held.
  private let lock = NSLock()
  private var list: [ExchangeReport] = []

  var all: [ExchangeReport] { lock.withLock { list } }

  func add(_ report: ExchangeReport) {
    lock.withLock { list.append(report) }
  }
}

import Foundation

/// Counts skipped tests in the output of `swift test`.
struct SkipCounter {
  private(set) var count = 0
  private var rest = Data()

  /// Reads a piece of output, which may end within a line.
  mutating func read(_ data: Data) {
    rest.append(data)
    while let end = rest.firstIndex(of: 0x0A) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      // Swift Testing marks skipped and canceled tests with this arrow; XCTest prints a sentence. Either may follow what a
      // test wrote without a line break.
      if line.contains("➜ ") || (line.contains("Test Case '") && line.contains("' skipped (")) { count += 1 }
      rest = rest[rest.index(after: end)...]
    }
  }
}

@testable import MovieStore

/// The files of recorded exchanges.
enum RecordedFile {
  static func name(for url: String) -> String { RecordedExchange.fileName(for: url) }
}

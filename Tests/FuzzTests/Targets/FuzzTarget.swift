/// A parser of bytes from servers, files, terminals or users, and what the program does with its results.
///
/// The fuzzer calls `run` with random bytes, and `FuzzTests` with the inputs that are kept in `Inputs`. The types that it
/// calls say what the bytes are.
enum FuzzTarget: String, CaseIterable, Sendable {
  case json, tmdb
  case tmdbOdd = "tmdb-odd"
  case review, http, recording, csv, archive
  case archiveOdd = "archive-odd"
  case library, settings, jpeg, terminal, reference, snapshot, completions

  /// Parses the bytes. Throws if the result is one that no input may have.
  func run(_ bytes: [UInt8]) async throws {
    switch self {
    case .json: try JSONFuzzing.run(bytes)
    case .tmdb: try await TMDbFuzzing.run(bytes)
    case .tmdbOdd: try await TMDbFuzzing.runOdd(bytes)
    case .review: try ReviewFuzzing.run(bytes)
    case .http: try HTTPFuzzing.run(bytes)
    case .recording: try await RecordingFuzzing.run(bytes)
    case .csv: try await CSVFuzzing.run(bytes)
    case .archive: try await ArchiveFuzzing.run(bytes)
    case .archiveOdd: try await ArchiveFuzzing.runOdd(bytes)
    case .library: try await LibraryFuzzing.run(bytes)
    case .settings: try SettingsFuzzing.run(bytes)
    case .jpeg: try JPEGFuzzing.run(bytes)
    case .terminal: try TerminalFuzzing.run(bytes)
    case .reference: try ReferenceFuzzing.run(bytes)
    case .snapshot: try SnapshotFuzzing.run(bytes)
    case .completions: try CompletionsFuzzing.run(bytes)
    }
  }
}

/// Turns the fuzzer's bytes into choices. After the last byte, every choice is the first one.
struct Choices {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Returns a number from 0 up to `count`, which is more than 0.
  mutating func number(below count: Int) -> Int {
    let high = count > 256 ? Int(byte()) << 8 : 0
    return (high | Int(byte())) % count
  }

  mutating func element<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// Returns up to 255 bytes, of which the first choice is the number.
  mutating func bytes() -> [UInt8] {
    let bytes = rest.prefix(Int(byte()))
    rest = rest.dropFirst(bytes.count)
    return Array(bytes)
  }

  /// Returns text, with replacement characters for bytes that are not UTF-8.
  mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }
}

/// A result that no input may have.
struct FuzzFailure: Error, CustomStringConvertible {
  let description: String
}

func require(_ condition: Bool, _ description: @autoclosure () -> String) throws(FuzzFailure) {
  guard condition else { throw FuzzFailure(description: description()) }
}

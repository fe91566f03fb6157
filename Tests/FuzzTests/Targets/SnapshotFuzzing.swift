import MovieTestSupport

@testable import SnapshotFiles
@testable import TextSnapshots

/// Goldens, which version control and editors may have changed, ledgers, and the JSON and paths of value snapshots.
enum SnapshotFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    _ = GoldenFile.conflictLine(in: bytes)
    _ = VisibleText.isGolden(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let golden = VisibleText.encode(text)
    try require(VisibleText.isGolden(golden), "An encoded text is no golden: \(String(reflecting: text))")
    try require(GoldenFile.withoutCR(golden) == golden, "A golden has a raw CR: \(String(reflecting: text))")
    try difference(bytes)
    try values(bytes)
    try ledger(bytes)
  }

  /// The difference of both halves.
  private static func difference(_ bytes: [UInt8]) throws {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    let (old, new) = (parts[0], parts.count > 1 ? parts[1] : [])
    for style in [DiffStyle.plain, DiffStyle(isColored: true, lineLimit: 5)] {
      let text = UnifiedDiff.text(from: old, to: new, style: style)
      try require(text.isEmpty == (old == new), "Different goldens have no difference.")
    }
    let (oldLines, newLines) = (old.split(separator: 0x0A), new.split(separator: 0x0A))
    var result: [ArraySlice<UInt8>] = []
    var place = 0
    for block in SequenceDiff.blocks(from: oldLines, to: newLines) {
      result += oldLines[place..<block.old.lowerBound] + newLines[block.new]
      place = block.old.upperBound
    }
    result += oldLines[place...]
    try require(result == newLines, "A difference does not lead from one golden to the other.")
  }

  private static func values(_ bytes: [UInt8]) throws {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let redaction = SnapshotRedaction<Any>.path(String(decoding: parts.dropFirst().first ?? [], as: UTF8.self))
    _ = try? SnapshotText.json(data: parts[0], redacting: redaction)
    guard let text = try? SnapshotText.json(data: parts[0]) else { return }
    try require(try SnapshotText.json(data: text.utf8) == text, "JSON that is written is read differently: \(text)")
  }

  private static func ledger(_ bytes: [UInt8]) throws {
    let folder = TemporaryFolder()
    let file = "\(folder.path)/ledger"
    try folder.write(bytes, to: "ledger")
    _ = try? Ledger(merging: [file])
  }
}

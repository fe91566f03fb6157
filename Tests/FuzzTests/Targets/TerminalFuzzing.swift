import MovieDomain
import MovieJPEG
import MoviePictures
import MovieTerminal

#if canImport(vip)
  @testable import vip
#endif

/// What a terminal sends: keys, the mouse, pastes and replies.
enum TerminalFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    let start = ContinuousClock.now
    // The first byte chooses when time passes.
    let step = Int(bytes.first ?? 0) % 16 + 1
    let input = bytes.dropFirst()
    let whole = events([input], from: start)
    try require(
      whole == events(input.indices.map { input[$0...$0] }, from: start), "Events depend on how the bytes are divided.")
    var parser = InputParser()
    var now = start
    var rest = input
    while !rest.isEmpty {
      for event in parser.parse(rest.prefix(step), at: now) { try check(event) }
      rest = rest.dropFirst(step)
      if let deadline = parser.deadline {
        now = deadline
        for event in parser.expire(at: now) { try check(event) }
        try require(parser.deadline == nil, "A deadline that has passed is left.")
      }
    }
    _ = QueryReplies(bytes)
  }

  private static func events(_ parts: [ArraySlice<UInt8>], from now: ContinuousClock.Instant) -> [TerminalEvent] {
    var parser = InputParser()
    var events = parts.flatMap { parser.parse($0, at: now) }
    if let deadline = parser.deadline { events += parser.expire(at: deadline) }
    return events
  }

  private static func check(_ event: TerminalEvent) throws {
    switch event {
    case .mouse(let mouse): try require(mouse.row >= 0 && mouse.column >= 0, "The mouse is outside: \(mouse)")
    case .paste(let text): try require(!text.isEmpty, "A paste is empty.")
    default: break
    }
  }
}

/// The file of the films and people that were shown last.
enum CompletionsFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    let folder = try ScratchFolder()
    try folder.write(bytes, to: "shown.tsv")
    let items = ShownItems(folder: folder.path)
    let earlier = items.all()
    items.add([ShownItems.Item(kind: .movie, namespace: "tmdb", id: 603, name: "The Matrix")])
    let later = items.all()
    try require(later.first?.id == 603, "What was shown last is not the first.")
    try require(later.count <= earlier.count + 1, "One item is added, and \(later.count) follow \(earlier.count).")
    for kind in CatalogItem.Kind.allCases {
      try require(later.count { $0.kind == kind } <= ShownItems.limit, "There are too many items.")
    }
  }
}

/// A picture is decoded, scaled and drawn, or is an error.
enum JPEGFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    for (width, height) in [(1, 1), (40, 60), (2000, 3000)] {
      let picture: Picture
      do throws(PictureError) {
        picture = try JPEGDecoder.picture(from: bytes, covering: width, height: height)
      } catch {
        if case .unavailable(let reason) = error { throw FuzzFailure(description: reason) }
        return
      }
      try require(picture.width > 0 && picture.height > 0, "A picture is empty.")
      for blocks in [Mosaic.Blocks.half, .sextants] {
        _ = Mosaic(picture.filling(width: 8, height: 12), columns: 4, rows: 4, blocks: blocks)
      }
      _ = KittyGraphics.sequence(for: picture.filling(width: 8, height: 12), columns: 4, rows: 4)
    }
  }
}

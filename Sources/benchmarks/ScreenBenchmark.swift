import MoviePictures
import MovieTerminal
import MovieText

/// Times the bytes between two frames, and counts them.
enum ScreenBenchmark {
  static func run() {
    for size in [ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 200, rows: 60)] {
      let name = "\(size.columns) × \(size.rows)"
      report("move the focus, \(name)", [text(size, top: 0, focus: 3), text(size, top: 0, focus: 4)])
      report("scroll text by 3 rows, \(name)", [text(size, top: 0, focus: 3), text(size, top: 3, focus: 3)])
      report("scroll half blocks by 3 rows, \(name)", [wall(size, top: 0), wall(size, top: 3)])
    }
  }

  /// Times showing frames in turn.
  private static func report(_ name: String, _ frames: [Frame]) {
    var screen = ScreenRenderer(abilities: ScreenAbilities(palette: Palette(depth: .full, background: .dark)))
    for frame in frames { _ = screen.bytes(for: frame) }
    let bytes = screen.bytes(for: frames[0]).count
    var index = 0
    Measurement.report("\(name), \(bytes) bytes", runs: 200, warmUp: 20) {
      index += 1
      return screen.bytes(for: frames[index % frames.count]).count
    }
  }

  private static func text(_ size: ScreenSize, top: Int, focus: Int) -> Frame {
    var frame = Frame(size: size)
    for row in 0..<size.rows {
      let link = Hyperlink("https://www.themoviedb.org/movie/\(row + top)")
      frame.draw(CleanText("Броненосец «Потёмкин» \(row + top)"), style: .heading, link: link, row: row)
      frame.draw("8.3", style: .outstandingScore, row: row, column: 30)
      frame.draw(CleanText("Drama, history, 1925, 75 minutes, part \(row + top)"), style: .muted, row: row, column: 34)
    }
    frame.mark(ScreenArea(rows: focus..<focus + 1, columns: 0..<30), .reverse)
    return frame
  }

  /// Posters whose cells all differ.
  private static func wall(_ size: ScreenSize, top: Int) -> Frame {
    var frame = Frame(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let seed = UInt32(truncatingIfNeeded: (row + top) * 7_919 + column * 104_729)
        let colors = TextStyle.colors(RGB(seed &* 2_654_435_761 >> 8), on: RGB(seed &* 40_503 >> 4))
        frame.draw("▀", style: colors, row: row, column: column)
      }
    }
    return frame
  }
}

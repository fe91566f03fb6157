import MovieDisplay
import MovieScenes
import MovieText

/// Text that anyone can edit: its markup is parsed, and it is cleaned, wrapped, shortened and drawn.
enum ReviewFuzzing {
  private static let longest = 1 << 14

  static func run(_ bytes: [UInt8]) throws {
    let raw = String(decoding: bytes.prefix(longest), as: UTF8.self)
    let formatted = Markup.parsed(raw)
    let clean = CleanText(whole: raw)
    try ShownText.check(clean.string)
    try require(
      CleanText(whole: clean.string).string == clean.string, "Cleaning text twice changes it: \(clean.string)")
    let beginning = CleanText(raw)
    try require(
      CleanText(beginning.string).string == beginning.string, "Cutting text twice changes it: \(beginning.string)")
    for width in [1, 2, 20, 80] {
      for line in DetailText(page: TextPage(width: width)).formatted(formatted, width: width) {
        for piece in line.pieces { try ShownText.check(piece.text.string) }
      }
      for line in clean.wrapped(to: width) {
        try ShownText.check(line.string)
        // A character is never divided: a letter with its signs, as in Hindi, may have more cells than a narrow line.
        try require(
          line.width <= width || line.string.count == 1,
          "A line of \(line.width) cells does not fit \(width): \(line.string)")
      }
      let short = clean.truncated(to: width)
      try require(short.width <= width, "Text cut to \(width) cells has \(short.width): \(short.string)")
      _ = clean.wrapped(to: width, lines: 3)
    }
    _ = CleanText.paragraphs(of: raw)
    _ = Charset.ascii.text(raw)
    _ = Hyperlink(raw)
  }
}

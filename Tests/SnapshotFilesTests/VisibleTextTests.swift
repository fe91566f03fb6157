import RandomTestSupport
import SnapshotFiles
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("", "␤\n"),
    ("a", "a\n"),
    ("a\n", "a\n␤\n"),
    ("a\n\nb", "a\n\nb\n"),
    ("a \nb", "a ␤\nb\n"),
    ("a  ", "a  ␤\n"),
    (" ", " ␤\n"),
    ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m\n"),
    ("a\tb\r\nc", "a\\u{9}b\\u{D}\nc\n"),
    ("a\u{A0}b\u{200B}c\u{202E}d\u{FEFF}", "a\\u{A0}b\\u{200B}c\\u{202E}d\\u{FEFF}\n"),
    (#"C:\users"#, #"C:\users"# + "\n"),
    (#"\u{41}"#, #"\u{5C}u{41}"# + "\n"),
    ("␛", "\\u{241B}\n"),
    ("␤ a ␤", "␤ a \\u{2424}\n"),
    ("┌─┐ Привет 日本 é", "┌─┐ Привет 日本 é\n"),
    ("👩‍👧 ❤️‍🔥", "👩‍👧 ❤️‍🔥\n"),
    ("a\u{200D}b", "a\\u{200D}b\n"),
    ("\0", "\\u{0}\n"),
  ])
  func `Invisible characters are escaped`(text: String, golden: String) {
    #expect(
      String(decoding: VisibleText.encode(text), as: UTF8.self).unicodeScalars.elementsEqual(golden.unicodeScalars))
  }

  @Test(arguments: 0..<200)
  func `The visible form is lossless`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet: [Unicode.Scalar] = [
      "a", " ", "\n", "\r", "\t", "\\", "u", "{", "}", "4", "1", "␛", "␤", "\u{1B}", "\u{200D}", "👩", "\u{FE0F}", "é",
      "e",
      "\u{301}", "\u{A0}", "\u{10FFFF}", "\u{E0001}", "\0",
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      scalars.append(alphabet.randomElement(using: &random) ?? "a")
    }
    expectLossless(String(scalars), "seed \(seed)")
  }

  private func expectLossless(_ text: String, _ comment: Comment) {
    let golden = VisibleText.encode(text)
    let decoded = decoded(String(decoding: golden, as: UTF8.self))
    #expect(decoded.unicodeScalars.elementsEqual(text.unicodeScalars), comment)
    #expect(VisibleText.isGolden(golden), comment)
  }

  /// The encoder looks at several bytes at once.
  @Test func `Each character is escaped at each place of a text`() {
    for special in ["a", " ", "\n", " \n", "\\u{", "\\", "\t", "\u{7F}", "\u{1B}", "é", "\u{A0}", "\0", "\r"] {
      for before in 0...17 {
        for after in 0...17 {
          let text = String(repeating: "x", count: before) + special + String(repeating: "y", count: after)
          expectLossless(text, "\(special.debugDescription) after \(before), before \(after)")
        }
      }
    }
  }

  @Test(arguments: ["", "a", "a \n", "a\r\n", "\u{1B}[0m\n", "\u{A0}\n"])
  func `A file that the tool did not write is recognized`(golden: String) {
    #expect(!VisibleText.isGolden(Array(golden.utf8)))
  }

  @Test func `On one line, line breaks are escaped`() {
    #expect(VisibleText.line("a\nb ") == "a\\u{A}b ")
  }

  /// Returns the text of a golden, independently of the encoder's code.
  private func decoded(_ golden: String) -> String {
    var lines = golden.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    lines.removeLast()
    let texts = lines.map { line in
      var line = line[...]
      if line.last == "␤" { line.removeLast() }
      var result = String.UnicodeScalarView()
      while let scalar = line.popFirst() {
        if scalar == "␛" {
          result.append("\u{1B}")
        } else if scalar == "\\", line.starts(with: "u{".unicodeScalars), let end = line.firstIndex(of: "}") {
          let digits = String(String.UnicodeScalarView(line[(line.startIndex + 2)..<end]))
          result.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
          line = line[(end + 1)...]
        } else {
          result.append(scalar)
        }
      }
      return String(result)
    }
    return texts.joined(separator: "\n")
  }
}

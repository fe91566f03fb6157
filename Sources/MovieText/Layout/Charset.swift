/// The characters that text is written with.
public enum Charset: Sendable, Hashable {
  /// All characters.
  case unicode
  /// ASCII. Letters of other scripts and emoji become question marks, because where text is in another encoding, some of
  /// their bytes are control characters.
  case ascii
  /// ASCII, except for letters of other scripts and emoji, which stay as they are: a row of question marks says nothing.
  case asciiAndLetters

  package var spinner: [String] {
    self != .unicode ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  }

  /// Returns text that is not part of a layout in these characters.
  public func text(_ text: String) -> String {
    // No form has more cells than twice the bytes of its character.
    var room = 2 * text.utf8.count
    return self == .unicode ? text : text.inASCII(growing: &room, keepingLetters: self == .asciiAndLetters)
  }
}

extension String {
  /// Returns the text in ASCII, wider by at most `room` cells, which are taken from it. Letters of other scripts and emoji
  /// may stay.
  fileprivate func inASCII(growing room: inout Int, keepingLetters: Bool = false) -> String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var output = ""
    for character in self {
      guard keepingLetters || character.hasASCIIForm else {
        output += String(repeating: "?", count: character.cellWidth)
        continue
      }
      var replaced: Unicode.Scalar?
      for scalar in character.unicodeScalars {
        if let symbol = replaced, scalar == "\u{FE0E}" || scalar == "\u{FE0F}" {
          // An emoji has two cells, and its form in ASCII has one.
          if scalar == "\u{FE0F}", symbol.properties.isEmoji { room += 1 }
          continue
        }
        replaced = nil
        if let form = scalar.asciiForm(after: output.unicodeScalars.last) {
          let growth = form.full.utf8.count - form.narrow.utf8.count
          output += growth <= room ? form.full : form.narrow
          if growth <= room { room -= growth }
          replaced = scalar
        } else {
          output.unicodeScalars.append(scalar)
        }
      }
    }
    return output
  }
}

extension Character {
  /// Whether the character is ASCII or has a form in it, also with accents or as an emoji.
  fileprivate var hasASCIIForm: Bool {
    func hasForm(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII || scalar.asciiForm(after: nil) != nil }
    guard let first = unicodeScalars.first, hasForm(first) else { return false }
    return unicodeScalars.dropFirst().allSatisfy {
      hasForm($0) || !first.isASCII && ($0 == "\u{FE0E}" || $0 == "\u{FE0F}")
    }
  }
}

extension Unicode.Scalar {
  /// What is written in ASCII, such as `...`, and a replacement of the character's own width. Nil for a character that
  /// stays as it is.
  ///
  /// Accents are dropped after ASCII letters only: in other scripts, they make another letter.
  fileprivate func asciiForm(after previous: Unicode.Scalar?) -> (full: String, narrow: String)? {
    guard !isASCII else { return nil }
    if Self.accents.contains(value) { return previous?.isASCII ?? true ? ("", "") : nil }
    return Self.asciiForms[self]
  }

  private static let accents = UInt32(0x300)...0x36F

  private static let asciiForms: [Unicode.Scalar: (full: String, narrow: String)] = {
    var forms: [Unicode.Scalar: (full: String, narrow: String)] = [
      "…": ("...", "~"), "ß": ("ss", "s"), "ẞ": ("SS", "S"), "æ": ("ae", "a"), "Æ": ("AE", "A"), "œ": ("oe", "o"),
      "Œ": ("OE", "O"), "þ": ("th", "t"), "Þ": ("Th", "T"), "©": ("(c)", "c"), "™": ("(tm)", "t"), "€": ("EUR", "E"),
      "№": ("No.", "#"), "½": ("1/2", "h"), "→": ("->", ">"),
    ]
    for (ascii, scalars) in oneToOne {
      for scalar in scalars.unicodeScalars { forms[scalar] = (ascii, ascii) }
    }
    return forms
  }()

  /// Characters of one cell, by the ASCII character that replaces them.
  private static let oneToOne = [
    "-": "─━—–‐‑‒―−┄╌·", "|": "│┃▎▏▌▐║", "+": "┌┐└┘┏┓┗┛├┤┬┴┼╔╗╚╝♥❤", "*": "★☆•◆◇✦●", "v": "✓↓", "^": "↑", "<": "←",
    "x": "×✗✕", ".": "░‧",
    ":": "▒┊", "#": "▓█■▙▛▜▟▚▞", "\"": "“”„«»″▀▘▝", "'": "‘’‚‹›′ʼ´", "_": "▄▖▗", "?": "¿", "!": "¡",
    " ": "\u{A0}\u{2009}\u{202F}",
    "A": "ÀÁÂÃÄÅĀĂĄǍẠẢẤẦẨẪẬẮẰẲẴẶ", "a": "àáâãäåāăąǎạảấầẩẫậắằẳẵặª", "C": "ÇĆĈĊČ", "c": "çćĉċč", "D": "ĎĐÐ", "d": "ďđð",
    "E": "ÈÉÊËĒĔĖĘĚẸẺẼẾỀỂỄỆ", "e": "èéêëēĕėęěẹẻẽếềểễệə", "G": "ĜĞĠĢ", "g": "ĝğġģ", "H": "ĤĦ", "h": "ĥħ",
    "I": "ÌÍÎÏĨĪĬĮİỈỊ", "i": "ìíîïĩīĭįıỉị", "J": "Ĵ", "j": "ĵ", "K": "Ķ", "k": "ķ", "L": "ĹĻĽĿŁ", "l": "ĺļľŀł",
    "N": "ÑŃŅŇ", "n": "ñńņň", "O": "ÒÓÔÕÖØŌŎŐƠỌỎỐỒỔỖỘỚỜỞỠỢ", "o": "òóôõöøōŏőơọỏốồổỗộớờởỡợº○◦", "R": "ŔŖŘ", "r": "ŕŗř",
    "S": "ŚŜŞŠȘ",
    "s": "śŝşšș", "T": "ŢŤŦȚ", "t": "ţťŧț", "U": "ÙÚÛÜŨŪŬŮŰŲƯỤỦỨỪỬỮỰ", "u": "ùúûüũūŭůűųưụủứừửữự", "W": "ŴẀẂẄ",
    "w": "ŵẁẃẅ", "Y": "ÝŶŸỲỴỶỸ", "y": "ýÿŷỳỵỷỹ", "Z": "ŹŻŽ", "z": "źżž",
  ]
}

extension TextLine {
  /// The line in ASCII. Columns stay where they are: what needs more cells takes them from the blanks that follow, or
  /// from the end of a line of `limit` cells; without any, it is written in one cell. Letters of other scripts and emoji
  /// may stay.
  package func inASCII(limit: Int, keepingLetters: Bool = false) -> TextLine {
    guard pieces.contains(where: { $0.text.string.utf8.contains { $0 >= 0x80 } }) else { return self }
    var line = TextLine()
    var place = pieces.startIndex
    while place < pieces.endIndex {
      let end = pieces[place...].firstIndex { $0.isPadding || $0.isBar } ?? pieces.endIndex
      // Blanks below a picture belong to it.
      var room =
        end == pieces.endIndex ? max(0, limit - width) : pieces[end].isOfPicture ? 0 : pieces[end].text.width - 1
      let before = room
      for piece in pieces[place..<end] {
        let text = piece.text.string.inASCII(growing: &room, keepingLetters: keepingLetters)
        line.append(CleanText(written: text), piece.style, to: piece.target)
      }
      if end < pieces.endIndex {
        var padding = pieces[end]
        if padding.isBar {
          padding.text = CleanText(written: padding.text.string.inASCII(growing: &room))
        } else if padding.isOfPicture {
          line.append(.blank(room))
        } else {
          padding.text = .blank(padding.text.width - (before - room))
        }
        // Only the terminal may be in ASCII: where it draws lines wide, the page has pictures.
        if case .deferred(let poster, let row)? = padding.picture {
          let drawn = poster.line(row: row, to: padding.target)
          line.append(drawn.inASCII(limit: padding.text.width, keepingLetters: keepingLetters))
        } else {
          line.append(padding)
        }
      }
      place = end + 1
    }
    return line
  }
}

extension TextLine.Piece {
  fileprivate var isOfPicture: Bool { picture != nil || style == .untouched }

  /// Whether the piece is the frame of a card, or between columns: what is before it ends there.
  fileprivate var isBar: Bool { text.string == "│" }

  /// Whether the piece consists of blanks that align what follows, or that are below a picture.
  fileprivate var isPadding: Bool {
    (text.width > 1 || picture != nil) && text.string.utf8.allSatisfy { $0 == 0x20 }
  }
}

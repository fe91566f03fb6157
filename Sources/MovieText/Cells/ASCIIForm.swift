extension String {
  /// Returns the text in ASCII, wider by at most `room` cells, which are taken from it.
  func inASCII(growing room: inout Int) -> String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var output = ""
    var previous: Unicode.Scalar?
    var replaced: Unicode.Scalar?
    for scalar in unicodeScalars {
      if let symbol = replaced, scalar == "\u{FE0E}" || scalar == "\u{FE0F}" {
        // An emoji has two cells, and its form in ASCII has one.
        if scalar == "\u{FE0F}", symbol.properties.isEmoji { room += 1 }
        continue
      }
      replaced = nil
      if let form = scalar.asciiForm(after: previous) {
        let growth = form.full.utf8.count - form.narrow.utf8.count
        output += growth <= room ? form.full : form.narrow
        if growth <= room { room -= growth }
        replaced = scalar
      } else {
        output.unicodeScalars.append(scalar)
      }
      previous = output.unicodeScalars.last
    }
    return output
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

  /// The combining marks of decomposed letters.
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

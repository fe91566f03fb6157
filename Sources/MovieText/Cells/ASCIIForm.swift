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
      if let form = ASCIIForm.of(scalar, after: previous) {
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

/// What is written for a character in ASCII.
private struct ASCIIForm {
  /// The usual replacement, such as `...`.
  let full: String
  /// A replacement of the character's own width.
  let narrow: String

  private init(_ full: String, narrow: String? = nil) {
    self.full = full
    self.narrow = narrow ?? full
  }

  /// The form of a character after another one; nil for a character that stays as it is.
  ///
  /// Accents are dropped after ASCII letters only: in other scripts, they make another letter.
  static func of(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> ASCIIForm? {
    guard !scalar.isASCII else { return nil }
    if accents.contains(scalar.value) { return previous?.isASCII ?? true ? ASCIIForm("") : nil }
    return table[scalar]
  }

  /// The combining marks of decomposed letters.
  private static let accents = UInt32(0x300)...0x36F

  private static let table: [Unicode.Scalar: ASCIIForm] = {
    var table: [Unicode.Scalar: ASCIIForm] = [
      "…": .init("...", narrow: "~"), "ß": .init("ss", narrow: "s"), "ẞ": .init("SS", narrow: "S"),
      "æ": .init("ae", narrow: "a"), "Æ": .init("AE", narrow: "A"), "œ": .init("oe", narrow: "o"),
      "Œ": .init("OE", narrow: "O"), "þ": .init("th", narrow: "t"), "Þ": .init("Th", narrow: "T"),
      "©": .init("(c)", narrow: "c"), "™": .init("(tm)", narrow: "t"), "€": .init("EUR", narrow: "E"),
      "№": .init("No.", narrow: "#"), "½": .init("1/2", narrow: "h"), "→": .init("->", narrow: ">"),
    ]
    for (ascii, scalars) in oneToOne {
      for scalar in scalars.unicodeScalars { table[scalar] = .init(ascii) }
    }
    return table
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

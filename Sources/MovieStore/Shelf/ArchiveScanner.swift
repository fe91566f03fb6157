/// Finds the entries of an archive in JSON text that arrives in pieces.
///
/// The entries are the elements of the array `films`, or `favorites` in archives of version 1.
struct ArchiveScanner {
  /// The longest entry in bytes. A longer one counts as unreadable. A response of a server, with all that a film has, has
  /// 2 MiB at most.
  static let longestEntry = 4 << 20
  /// The longest text around the entries.
  private static let longestHead = 1 << 16
  private static let keys = [Array(#""films""#.utf8), Array(#""favorites""#.utf8)]

  /// The document without the entries.
  private(set) var head: [UInt8] = []
  private var entry: [UInt8] = []
  private var entryLine = 1
  private var line = 1
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var isInEntries = false
  private var isTooLong = false
  /// Whether the array of entries was found.
  private(set) var hasEntries = false

  /// Whether a whole document was read.
  var isComplete: Bool { depth == 0 && !isInString && !isTooLong }

  /// Whether no further bytes can complete the document.
  var isHopeless: Bool { depth < 0 || isTooLong }

  /// Continues with the next bytes. Passes the line number and the text of each entry to `found`; nil for an entry that
  /// is too long.
  mutating func scan(_ bytes: some Collection<UInt8>, found: (_ line: Int, _ entry: [UInt8]?) -> Void) {
    for byte in bytes {
      if byte == .lineFeed { line += 1 }
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == .backslash {
          isEscaped = true
        } else if byte == .quote {
          isInString = false
        }
        append(byte)
        continue
      }
      switch byte {
      case .quote:
        isInString = true
        append(byte)
      case .openingBrace, .openingBracket:
        let begins = !hasEntries && depth == 1 && byte == .openingBracket && endsWithKey
        append(byte)
        depth += 1
        if begins {
          isInEntries = true
          hasEntries = true
        }
      case .closingBrace, .closingBracket:
        depth -= 1
        if isInEntries, depth == 1 {
          finishEntry(found)
          isInEntries = false
        }
        append(byte)
      case .comma where isInEntries && depth == 2:
        finishEntry(found)
      case 0...0x20 where isInEntries && depth == 2 && entry.isEmpty: break
      default: append(byte)
      }
    }
  }

  private mutating func append(_ byte: UInt8) {
    if isInEntries {
      if entry.isEmpty { entryLine = line }
      if entry.count <= Self.longestEntry { entry.append(byte) }
    } else if head.count < Self.longestHead {
      head.append(byte)
    } else {
      isTooLong = true
    }
  }

  private mutating func finishEntry(_ found: (Int, [UInt8]?) -> Void) {
    guard !entry.isEmpty else { return }
    found(entryLine, entry.count <= Self.longestEntry ? entry : nil)
    entry.removeAll(keepingCapacity: entry.count < 1 << 16)
  }

  /// Whether the text ends with the key of the entries and a colon.
  private var endsWithKey: Bool {
    let text = Self.withoutSpace(head[...])
    guard text.last == .colon else { return false }
    let key = Self.withoutSpace(text.dropLast())
    return Self.keys.contains { key.suffix($0.count).elementsEqual($0) }
  }

  /// The text without the white space at its end.
  private static func withoutSpace(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.lastIndex { $0 > 0x20 }.map { text[...$0] } ?? []
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let openingBrace = UInt8(ascii: "{")
  fileprivate static let closingBrace = UInt8(ascii: "}")
  fileprivate static let openingBracket = UInt8(ascii: "[")
  fileprivate static let closingBracket = UInt8(ascii: "]")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
}

/// Finds the entries of an archive in JSON text that arrives in pieces.
///
/// The entries are the elements of the array `films`.
struct ArchiveScanner {
  /// The longest entry in bytes. A longer one counts as unreadable. One review may take up nearly all of a list.
  private static let longestEntry = LocalFilmFiles.largestFile
  /// The longest text around the entries.
  static let longestHead = 1 << 16
  private static let key = Array(#""films""#.utf8)

  /// The document without the entries.
  private(set) var head: [UInt8] = []
  private var entry: [UInt8] = []
  private var count = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var isInEntries = false
  private var isTooLong = false
  private(set) var hasEntries = false

  var isComplete: Bool { depth == 0 && !isInString && !isTooLong }

  /// Whether no further bytes can complete the document.
  var isHopeless: Bool { depth < 0 || isTooLong }

  /// Continues with the next bytes. Passes the number and the text of each entry to `found`; nil for an entry that
  /// is too long.
  mutating func scan(_ bytes: ArraySlice<UInt8>, found: (_ number: Int, _ entry: [UInt8]?) -> Void) {
    bytes.withUnsafeBufferPointer { scan($0, found) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ found: (Int, [UInt8]?) -> Void) {
    // Runs of bytes are appended at once, because an archive has millions.
    var start = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      if isInEntries, depth == 2, entry.isEmpty, start == index, byte <= 0x20 {
        start = index + 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "[") where !hasEntries && depth == 1:
        append(bytes[start..<index])
        start = index
        if endsWithKey {
          append(bytes[start...index])
          start = index + 1
          isInEntries = true
          hasEntries = true
        }
        depth += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if isInEntries, depth == 1 {
          append(bytes[start..<index])
          start = index
          finishEntry(found)
          isInEntries = false
        }
      case UInt8(ascii: ",") where isInEntries && depth == 2:
        append(bytes[start..<index])
        start = index + 1
        finishEntry(found)
      default: break
      }
    }
    append(bytes[start...])
  }

  private mutating func append(_ run: Slice<UnsafeBufferPointer<UInt8>>) {
    if isInEntries {
      entry += run.prefix(max(0, Self.longestEntry + 1 - entry.count))
    } else {
      isTooLong = isTooLong || run.count > Self.longestHead - head.count
      head += run.prefix(max(0, Self.longestHead - head.count))
    }
  }

  private mutating func finishEntry(_ found: (Int, [UInt8]?) -> Void) {
    guard !entry.isEmpty else { return }
    count += 1
    found(count, entry.count <= Self.longestEntry ? entry : nil)
    entry.removeAll(keepingCapacity: entry.count < 1 << 16)
  }

  /// Whether the text ends with the key of the entries and a colon.
  private var endsWithKey: Bool {
    let text = Self.withoutSpace(head[...])
    guard text.last == UInt8(ascii: ":") else { return false }
    return Self.withoutSpace(text.dropLast()).suffix(Self.key.count).elementsEqual(Self.key)
  }

  private static func withoutSpace(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.lastIndex { $0 > 0x20 }.map { text[...$0] } ?? []
  }
}

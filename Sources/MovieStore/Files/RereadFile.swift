import MovieDomain
import MovieLibC

/// Reads a file in parts, any number of times. Closes it when it is released.
final class RereadFile: Sendable {
  private static let size = 1 << 18
  private let file: OpenFile

  /// Reads a file from where it is, and later from its start.
  init(_ file: OpenFile) {
    self.file = file
  }

  /// Copies standard input that is too large for memory, the bytes read so far and the rest, to a temporary file that has
  /// no name.
  init(copying start: [UInt8], then input: OpenFile) throws(StoreError) {
    // The descriptor outlives the stream, and the file the descriptor.
    let stream = tmpfile()
    file = try OpenFile(stream.map { dup(fileno($0)) } ?? -1) { .system($0, path: nil) }
    stream.map { _ = fclose($0) }
    try file.write(start)
    while true {
      let bytes = try input.read(upTo: Self.size)
      guard !bytes.isEmpty else { break }
      try file.write(bytes)
    }
    file.rewind()
  }

  deinit {
    file.close()
  }

  /// Returns the next bytes; none at the end, after which reading starts again.
  func next() throws(StoreError) -> [UInt8] {
    let bytes = try file.readPart(Self.size)
    if bytes.isEmpty { file.rewind() }
    return bytes
  }
}

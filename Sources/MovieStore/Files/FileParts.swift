import MovieDomain
import MovieLibC

/// Reads a file in parts. Closes it when it is released.
final class FileParts: Sendable {
  private static let size = 1 << 18
  private let file: OpenFile

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
  }

  deinit {
    file.close()
  }

  /// Returns the bytes from an offset on, up to the size of a part; none at the end.
  func read(from offset: Int) throws(StoreError) -> [UInt8] {
    try file.readPart(Self.size, from: offset)
  }
}

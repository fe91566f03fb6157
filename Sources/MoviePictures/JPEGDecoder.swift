import CMovieJPEG

/// Decodes JPEG with the system's libjpeg, which is loaded on first use.
///
/// Files need not be trusted: decoding takes bounded time and memory, and ends in a picture or an error.
public enum JPEGDecoder {
  /// In pixels.
  private static let longestSide: UInt32 = 10_000
  private static let mostPixels = 40_000_000
  /// The memory limit of progressive images, which are buffered completely before the first row, at two bytes per
  /// sample.
  private static let mostGatheredBytes: UInt64 = 64 << 20

  /// The version of libjpeg's API, such as `6.2`; nil if libjpeg is not installed.
  public static var libraryVersion: String? {
    guard cjpeg_load() == nil else { return nil }
    return "\(cjpeg_interface() / 10).\(cjpeg_interface() % 10)"
  }

  /// Decodes a JPEG file to a picture that covers a size in pixels.
  ///
  /// The picture has the smallest of libjpeg's eight scales, from one eighth to full size, that covers the size; full
  /// size if none does. Throws a `PictureError`. May be called concurrently.
  public static func picture(
    from bytes: [UInt8], covering width: Int, height: Int
  ) throws(PictureError) -> Picture {
    // The JPEG signature: other data is rejected without loading libjpeg.
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { throw .notAPicture }
    if let problem = cjpeg_load() { throw .unavailable(String(cString: problem)) }
    return try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError) in
      var header = cjpeg_header()
      guard let picture = cjpeg_open(bytes.baseAddress, bytes.count, &header) else { throw .broken }
      defer { cjpeg_close(picture) }
      try check(header)
      let eighths = eighths(of: header, covering: width, height)
      var (columns, rows): (UInt32, UInt32) = (0, 0)
      guard cjpeg_scale(picture, eighths, &columns, &rows) else { throw .broken }
      return try decoded(picture, width: Int(columns), height: Int(rows))
    }
  }

  private static func check(_ header: cjpeg_header) throws(PictureError) {
    guard header.has_screen_colors else { throw .notAPicture }
    guard header.width <= longestSide, header.height <= longestSide,
      Int(header.width) * Int(header.height) <= mostPixels, header.gathered_bytes <= mostGatheredBytes
    else { throw .tooLarge }
  }

  /// The smallest scale, in eighths, that covers a size; full size if none does. Rounds up, as libjpeg does.
  private static func eighths(of header: cjpeg_header, covering width: Int, _ height: Int) -> UInt32 {
    (1..<8).first { eighths in
      (Int(header.width) * eighths + 7) / 8 >= width && (Int(header.height) * eighths + 7) / 8 >= height
    }.map(UInt32.init) ?? 8
  }

  private static func decoded(_ picture: OpaquePointer, width: Int, height: Int) throws(PictureError) -> Picture {
    let size = width * height * 3
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { rows, count in
      count = cjpeg_decode(picture, rows.baseAddress, size) ? size : 0
    }
    guard let decoded = Picture(width: width, height: height, bytes: bytes) else { throw .broken }
    return decoded
  }
}

/// Why an image could not be decoded.
public enum PictureError: Error, Sendable, Hashable {
  /// The file is no JPEG, or has colors that are not for screens (CMYK).
  case notAPicture
  /// The image has too many pixels, or would take too much memory. Nothing was decoded.
  case tooLarge
  /// The image is damaged or truncated.
  case broken
  /// libjpeg could not be loaded, for the given reason.
  case unavailable(String)
}

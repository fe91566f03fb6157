import Foundation
import JPEGTestSupport
import MoviePictures

/// Creates JPEG files.
enum SampleJPEG {
  /// Encodes the samples that a function of column and row returns: one for gray, three for RGB, four for CMYK.
  static func bytes(
    _ width: Int, _ height: Int, colors: jpeg_test_colors = JPEG_TEST_RGB, isProgressive: Bool = false,
    _ samples: (_ column: Int, _ row: Int) -> [UInt8]
  ) -> [UInt8] {
    let rows = (0..<height).flatMap { row in (0..<width).flatMap { column in samples(column, row) } }
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = jpeg_test_encode(rows, UInt32(width), UInt32(height), colors, isProgressive, &bytes)
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Encodes gradients under a grid.
  static func poster(_ width: Int, _ height: Int, isProgressive: Bool = false) -> [UInt8] {
    bytes(width, height, isProgressive: isProgressive) { column, row in
      let line: UInt8 = column % 16 == 0 || row % 16 == 0 ? 80 : 0
      return [UInt8(column * 255 / width) | line, UInt8(row * 255 / height) | line, 128]
    }
  }

  /// Returns the file with another declared size.
  static func claiming(_ width: Int, _ height: Int, in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    // The frame's marker, then two bytes of length, one of precision, the height and the width.
    guard let frame = bytes.indices.dropLast(9).first(where: { bytes[$0] == 0xFF && (0xC0...0xC2) ~= bytes[$0 + 1] })
    else { return bytes }
    bytes.replaceSubrange(
      frame + 5..<frame + 9,
      with: [UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF)])
    return bytes
  }
}

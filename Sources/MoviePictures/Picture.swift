/// An image as rows of pixels, top to bottom and left to right.
public struct Picture: Sendable, Hashable {
  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// Three bytes per pixel: red, green, blue.
  public let bytes: [UInt8]

  /// Creates a picture from its bytes; nil unless there is at least one pixel and three bytes for each.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooLarge, bytes.count / 3 == pixels, bytes.count % 3 == 0 else { return nil }
    self.init(width: width, height: height, trusted: bytes)
  }

  /// Creates a picture by calling `color` for every pixel. A size below 1 counts as 1.
  public init(width: Int, height: Int, color: (_ column: Int, _ row: Int) -> RGB) {
    let (width, height) = (max(1, width), max(1, height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        let color = color(column, row)
        bytes.append(color.red)
        bytes.append(color.green)
        bytes.append(color.blue)
      }
    }
    self.init(width: width, height: height, trusted: bytes)
  }

  /// Creates a picture without checking that there are three bytes for each pixel.
  init(width: Int, height: Int, trusted bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The color of a pixel. Columns and rows count from 0 and must be inside the picture.
  public subscript(column: Int, row: Int) -> RGB {
    let place = (row * width + column) * 3
    return RGB(bytes[place], bytes[place + 1], bytes[place + 2])
  }
}

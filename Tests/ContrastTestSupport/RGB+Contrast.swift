import Foundation
package import MoviePictures

extension RGB {
  /// The contrast ratio of the Web Content Accessibility Guidelines, from 1 to 21.
  package func contrast(to other: RGB) -> Double {
    max(luminance, other.luminance) / min(luminance, other.luminance)
  }

  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05
  }
}

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

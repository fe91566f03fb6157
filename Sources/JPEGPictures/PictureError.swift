/// Why an image could not be decoded.
public enum PictureError: Error, Sendable, Hashable {
  /// Not a JPEG, or a CMYK one.
  case notAPicture
  /// The image has too many pixels; nothing was decoded.
  case tooLarge
  /// The image is damaged or truncated.
  case broken
  /// libjpeg could not be loaded, for the given reason.
  case unavailable(String)
}

/// Why bytes did not become a picture.
public enum PictureError: Error, Sendable, Hashable {
  /// No JPEG, or one in the colors of print.
  case notAPicture
  /// More pixels than anything shown here needs; nothing was decoded.
  case tooLarge
  /// Damaged, or not all of it.
  case broken
  /// There is no libjpeg on this machine, for the reason given.
  case unavailable(String)
}

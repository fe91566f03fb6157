/// Recognizes UUIDs.
enum UUIDPattern {
  /// The length of the UUID that `bytes` begin with, or nil.
  static func length(at bytes: ArraySlice<UInt8>) -> Int? {
    BytePattern.matches("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx", at: bytes) ? 36 : nil
  }
}

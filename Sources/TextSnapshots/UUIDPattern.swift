/// Matches UUIDs in either case.
enum UUIDPattern {
  /// The length of the UUID at the start of `bytes`; nil if there is none.
  static func length(at bytes: ArraySlice<UInt8>) -> Int? {
    BytePattern.matches("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx", at: bytes) ? 36 : nil
  }
}

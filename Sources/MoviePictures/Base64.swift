/// Base64 encoding as specified by RFC 4648, with padding.
public enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// Returns four characters for every three bytes, padded at the end.
  public static func text(of bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { output in
      var place = 0
      func put(_ digit: UInt8) {
        output[place] = digit
        place += 1
      }
      var rest = bytes[...]
      while let first = rest.popFirst() {
        let (second, third) = (rest.popFirst(), rest.popFirst())
        let bits = Int(first) << 16 | Int(second ?? 0) << 8 | Int(third ?? 0)
        put(digits[bits >> 18])
        put(digits[bits >> 12 & 63])
        put(second == nil ? padding : digits[bits >> 6 & 63])
        put(third == nil ? padding : digits[bits & 63])
      }
      return place
    }
  }
}

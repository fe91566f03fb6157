extension Duration {
  /// Whole milliseconds for libcurl: at least 1, because 0 means no limit, and at most what fits in 32 bits.
  var curlMilliseconds: Int {
    let (seconds, attoseconds) = components
    guard seconds < Int64(Int32.max) / 1_000 else { return Int(Int32.max) }
    return max(1, Int(seconds) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}

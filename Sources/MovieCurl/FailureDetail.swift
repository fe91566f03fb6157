/// Returns libcurl's text about an error, or `instead` if the text may quote an address.
///
/// When libcurl cannot use a proxy, it quotes the proxy's whole URL, including its password.
func failureDetail(_ text: String, instead: String, code: UInt32) -> String {
  let mayQuoteAddress =
    text.contains("://") || text.contains { "@?".contains($0) } || text.contains("Unsupported proxy")
  let words = text.isEmpty || mayQuoteAddress ? instead : text
  // The text may contain a server's words, with line breaks or control characters.
  let clean = String(
    words.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : Character($0) })
  return "\(clean) (libcurl \(code))"
}

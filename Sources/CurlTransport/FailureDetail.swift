/// Returns libcurl's error text, or `instead` if the text may contain an address.
///
/// libcurl includes a proxy's full URL, password included, when it cannot use it.
func failureDetail(_ text: String, instead: String, code: UInt32) -> String {
  let quotes = text.contains("://") || text.contains { "@?".contains($0) } || text.contains("Unsupported proxy")
  let words = text.isEmpty || quotes ? instead : text
  // The text may contain server data with line breaks or terminal control characters.
  let clean = String(
    words.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : Character($0) })
  return "\(clean) (libcurl \(code))"
}

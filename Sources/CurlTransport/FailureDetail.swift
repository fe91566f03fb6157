/// libcurl's own words for a failure, unless they may repeat an address: then `instead`, which never does.
///
/// libcurl quotes a proxy's whole address, password included, when it cannot use it.
func failureDetail(_ text: String, instead: String, code: UInt32) -> String {
  let quotes = text.contains("://") || text.contains { "@?".contains($0) } || text.contains("Unsupported proxy")
  let words = text.isEmpty || quotes ? instead : text
  // A server's words may be in there, line ends and terminal controls too.
  let clean = String(
    words.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : Character($0) })
  return "\(clean) (libcurl \(code))"
}

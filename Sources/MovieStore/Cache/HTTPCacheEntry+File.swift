import HTTPTypes
import MovieHTTP

// A file is a line with a checksum, lines with the key, the time, the status and the fields, an empty line, and the body.
extension HTTPCacheEntry {
  /// Nil for a damaged file, and for the file of another key.
  init?(cached bytes: [UInt8], for key: HTTPCacheKey) {
    var rest = bytes[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    let start = Array("\(key.text)\n".utf8)
    // Different keys may have the same checksum, and so the same file.
    guard let checksum = line(), checksum == Checksum(rest).text, rest.starts(with: start) else { return nil }
    rest = rest.dropFirst(start.count)
    guard let time = line().flatMap({ Int64($0) }), Self.times.contains(time),
      let status = line().flatMap({ Int($0) }), (200..<300).contains(status)
    else { return nil }
    var head = HTTPResponse(status: .init(code: status))
    while let field = line(), !field.isEmpty {
      let parts = field.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = HTTPField.Name(String(parts[0])) else { return nil }
      head.headerFields.append(HTTPField(name: name, value: String(parts[1].drop { $0 == " " })))
    }
    self.init(head: head, body: Array(rest), confirmedAt: time)
  }

  /// The contents of the file.
  func bytes(for key: HTTPCacheKey) -> [UInt8] {
    let fields = head.headerFields.map { "\($0.name.rawName): \($0.value)\n" }.joined()
    let contents = Array("\(key.text)\n\(confirmedAt)\n\(head.status.code)\n\(fields)\n".utf8) + body
    return Array("\(Checksum(contents[...]).text)\n".utf8) + contents
  }
}

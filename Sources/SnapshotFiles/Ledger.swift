/// The list of goldens that a run asserted, shared by all its processes.
package enum Ledger {
  private static let claimWord = "claim\t"
  private static let endWord = "end\t"

  /// Notes that the golden at `relativePath` was asserted.
  package static func appendClaim(of relativePath: String, to file: String) throws(SnapshotProblem) {
    try FileSystem.append(Array((claimWord + relativePath + "\n").utf8), to: file)
  }

  /// Notes that the run is over and how `swift test` exited.
  package static func appendEnd(status: CInt, to file: String) throws(SnapshotProblem) {
    try FileSystem.append(Array("\(endWord)\(status)\n".utf8), to: file)
  }

  /// The goldens that the runs of `files` asserted; refuses a run that failed, was not finished or asserted nothing.
  package static func claims(in files: [String]) throws(SnapshotProblem) -> Set<String> {
    var all: Set<String> = []
    for file in files {
      guard let bytes = try FileSystem.read(file, limit: 1 << 30) else {
        throw SnapshotProblem("There is no ledger at \(file): write one with `snapshots test`.")
      }
      var claims: Set<String> = []
      var status: String?
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        if line.hasPrefix(claimWord) { claims.insert(String(line.dropFirst(claimWord.count))) }
        if line.hasPrefix(endWord) { status = String(line.dropFirst(endWord.count)) }
      }
      guard let status else {
        throw SnapshotProblem("The run of \(file) was not finished: run `snapshots test` again.")
      }
      guard status == "0" else {
        throw SnapshotProblem("The run of \(file) failed with status \(status): get the tests green first.")
      }
      guard !claims.isEmpty else {
        throw SnapshotProblem("The run of \(file) asserted no snapshot: run the tests that do.")
      }
      all.formUnion(claims)
    }
    return all
  }
}

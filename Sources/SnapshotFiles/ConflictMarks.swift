/// Finds the marks that version control leaves in a file with a merge conflict.
package enum ConflictMarks {
  /// The number of the line with the first mark of a conflict, counted from 1; nil if there is no whole conflict.
  package static func firstLine(in bytes: [UInt8]) -> Int? {
    var start: Int?
    var hasMiddle = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if line.starts(with: "<<<<<<< ".utf8) {
        start = index + 1
        hasMiddle = false
      } else if line.elementsEqual("=======".utf8) {
        hasMiddle = start != nil
      } else if hasMiddle, let start, line.starts(with: ">>>>>>> ".utf8) {
        return start
      }
    }
    return nil
  }
}

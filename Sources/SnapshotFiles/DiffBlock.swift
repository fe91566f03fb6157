/// A range of the old sequence, and the range of the new one that replaces it. One of them may be empty.
package struct DiffBlock: Hashable, Sendable {
  package let old: Range<Int>
  package let new: Range<Int>
}

/// A stretch of the old sequence that a stretch of the new one replaces; one of the two may be empty.
package struct DiffBlock: Hashable, Sendable {
  package let old: Range<Int>
  package let new: Range<Int>
}

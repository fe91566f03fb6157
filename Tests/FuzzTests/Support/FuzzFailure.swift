/// A result that no input may have.
struct FuzzFailure: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless the condition is true.
func require(_ condition: Bool, _ description: @autoclosure () -> String) throws(FuzzFailure) {
  guard condition else { throw FuzzFailure(description: description()) }
}

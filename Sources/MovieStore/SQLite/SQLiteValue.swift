/// A value in a row, or for a parameter of a statement.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension SQLiteValue {
  package static func integer(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }
  package static func integer(_ value: Int?) -> SQLiteValue { value.map { .integer($0) } ?? .null }
  package static func text(_ value: String?) -> SQLiteValue { value.map { .text($0) } ?? .null }
  package static func real(_ value: Double?) -> SQLiteValue { value.map { .real($0) } ?? .null }
}

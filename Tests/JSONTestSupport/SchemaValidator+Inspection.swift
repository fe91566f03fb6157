package import MovieJSON

extension SchemaValidator {
  private static let known: Set = [
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "const", "minimum", "maximum", "pattern",
    "required", "properties", "additionalProperties", "items", "anyOf", "oneOf",
  ]

  /// Throws for schema parts that the validator does not support, and for objects that do not list all their members.
  static func inspect(_ schema: JSONValue) throws {
    guard case .object(let keywords) = schema else { throw Fault.malformed("no schema") }
    if let unknown = keywords.first(where: { !known.contains($0.key) }) {
      throw Fault.unknownKeyword(unknown.key)
    }
    for group in [schema["$defs"], schema["properties"]] {
      guard case .object(let members)? = group else { continue }
      try members.forEach { try inspect($0.value) }
    }
    try schema["items"].map { try inspect($0) }
    // Members of any name have a schema of their own.
    if let others = schema["additionalProperties"], others != false { try inspect(others) }
    for forms in [schema["anyOf"], schema["oneOf"]].compactMap(\.self) {
      try forms.list().forEach { try inspect($0) }
    }
    guard case .object(let properties)? = schema["properties"] else { return }
    guard schema["additionalProperties"] == false else { throw Fault.malformed("an open object") }
    guard try schema["required"]?.texts() == properties.map(\.key) else {
      throw Fault.malformed("required is not what properties are")
    }
  }
}

extension JSONValue {
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  func isOf(type: String) -> Bool {
    switch (type, self) {
    case ("null", .null), ("boolean", .bool), ("integer", .int), ("number", .int), ("number", .double),
      ("string", .string), ("array", .array), ("object", .object):
      true
    case ("integer", .double(let value)): value == value.rounded()
    default: false
    }
  }

  package func list() throws -> [JSONValue] {
    guard case .array(let elements) = self else { throw SchemaValidator.Fault.malformed("no list") }
    return elements
  }

  func text() throws -> String {
    guard case .string(let text) = self else { throw SchemaValidator.Fault.malformed("no text") }
    return text
  }

  /// Returns the strings of a string or an array.
  func texts() throws -> [String] {
    if case .string(let text) = self { return [text] }
    return try list().map { try $0.text() }
  }

  func limit() throws -> Double {
    guard let number else { throw SchemaValidator.Fault.malformed("no number") }
    return number
  }
}

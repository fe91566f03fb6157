import Foundation
package import MovieJSON

/// Validates values with the part of JSON Schema that this package uses. Unsupported keywords are errors.
package struct SchemaValidator {
  private static let known: Set = [
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "const", "minimum", "maximum", "pattern",
    "required", "properties", "additionalProperties", "items", "anyOf", "oneOf",
  ]

  /// The schemas by file name.
  private let documents: [String: JSONValue]

  package init(documents: [String: JSONValue]) throws {
    self.documents = documents
    for (file, document) in documents {
      try inspect(document, in: file)
    }
  }

  /// Throws for schema parts that the validator does not support, for references to nothing, and for objects that do not
  /// list all their members.
  private func inspect(_ schema: JSONValue, in file: String) throws {
    guard case .object(let keywords) = schema else { throw JSONValue.Malformed(problem: "no schema") }
    if let unknown = keywords.first(where: { !Self.known.contains($0.key) }) {
      throw JSONValue.Malformed(problem: "unknown keyword \(unknown.key)")
    }
    if let reference = schema["$ref"] { _ = try resolve(reference.text(), in: file) }
    for group in [schema["$defs"], schema["properties"]] {
      guard case .object(let members)? = group else { continue }
      try members.forEach { try inspect($0.value, in: file) }
    }
    try schema["items"].map { try inspect($0, in: file) }
    // Members of any name have a schema of their own.
    if let others = schema["additionalProperties"], others != false { try inspect(others, in: file) }
    for forms in [schema["anyOf"], schema["oneOf"]].compactMap(\.self) {
      try forms.list().forEach { try inspect($0, in: file) }
    }
    guard case .object(let properties)? = schema["properties"] else { return }
    guard schema["additionalProperties"] == false else { throw JSONValue.Malformed(problem: "an open object") }
    guard try schema["required"]?.texts() == properties.map(\.key) else {
      throw JSONValue.Malformed(problem: "required is not what properties are")
    }
  }

  /// Returns the location and kind of each violation; empty if the value is valid.
  package func problems(of value: JSONValue, by reference: String) throws -> [String] {
    let (schema, file) = try resolve(reference, in: "")
    return try problems(of: value, by: schema, in: file, at: "$")
  }

  /// Returns the schema for a reference.
  package func schema(_ reference: String) throws -> JSONValue {
    try resolve(reference, in: "").0
  }

  /// Returns the schema for a reference, and its file.
  private func resolve(_ reference: String, in file: String) throws -> (JSONValue, String) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let file = parts[0].isEmpty ? file : parts[0]
    guard var schema = documents[file] else { throw JSONValue.Malformed(problem: "no schema \(reference)") }
    for name in parts.dropFirst().joined().split(separator: "/") {
      guard let next = schema[String(name)] else { throw JSONValue.Malformed(problem: "no schema \(reference)") }
      schema = next
    }
    return (schema, file)
  }

  private func problems(
    of value: JSONValue, by schema: JSONValue, in file: String, at path: String
  ) throws -> [String] {
    guard case .object(let keywords) = schema else { throw JSONValue.Malformed(problem: "\(path): no schema") }
    return try keywords.flatMap { keyword in
      let argument = keyword.value
      switch keyword.key {
      case "$schema", "$defs", "title", "description": return [String]()
      case "$ref":
        let (target, file) = try resolve(argument.text(), in: file)
        return try problems(of: value, by: target, in: file, at: path)
      case "type":
        let types = try argument.texts()
        return types.contains(where: value.isOf) ? [] : ["\(path): not \(types.joined(separator: " or "))"]
      case "enum": return try argument.list().contains(value) ? [] : ["\(path): not one of the values"]
      case "const": return argument == value ? [] : ["\(path): not the value"]
      case "minimum": return try value.number.map { try $0 >= argument.limit() } ?? true ? [] : ["\(path): too small"]
      case "maximum": return try value.number.map { try $0 <= argument.limit() } ?? true ? [] : ["\(path): too large"]
      case "pattern":
        guard case .string(let text) = value else { return [] }
        return try text.contains(Regex(argument.text())) ? [] : ["\(path): not of the pattern"]
      case "required":
        guard case .object(let members) = value else { return [] }
        return try argument.texts().filter { name in !members.contains { $0.key == name } }.map {
          "\(path).\($0): missing"
        }
      case "properties":
        guard case .object(let members) = value else { return [] }
        return try members.flatMap { member in
          try argument[member.key].map { try problems(of: member.value, by: $0, in: file, at: "\(path).\(member.key)") }
            ?? []
        }
      case "additionalProperties":
        guard case .object(let members) = value else { return [] }
        return try members.filter { schema["properties"]?[$0.key] == nil }.flatMap { member in
          try argument == false
            ? ["\(path).\(member.key): not expected"]
            : problems(of: member.value, by: argument, in: file, at: "\(path).\(member.key)")
        }
      case "items":
        guard case .array(let elements) = value else { return [] }
        return try elements.enumerated().flatMap {
          try problems(of: $1, by: argument, in: file, at: "\(path)[\($0)]")
        }
      case "anyOf", "oneOf":
        let found = try argument.list().map { try problems(of: value, by: $0, in: file, at: path) }
        let passed = found.count(where: \.isEmpty)
        guard keyword.key == "anyOf" ? passed > 0 : passed == 1 else {
          return passed > 1 ? ["\(path): more than one of the forms"] : ["\(path): none of the forms"] + found.joined()
        }
        return []
      default: throw JSONValue.Malformed(problem: "unknown keyword \(keyword.key)")
      }
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

  fileprivate func isOf(type: String) -> Bool {
    switch (type, self) {
    case ("null", .null), ("boolean", .bool), ("integer", .int), ("number", .int), ("number", .double),
      ("string", .string), ("array", .array), ("object", .object):
      true
    case ("integer", .double(let value)): value == value.rounded()
    default: false
    }
  }

  package func list() throws -> [JSONValue] {
    guard case .array(let elements) = self else { throw Malformed(problem: "no list") }
    return elements
  }

  fileprivate func text() throws -> String {
    guard case .string(let text) = self else { throw Malformed(problem: "no text") }
    return text
  }

  /// Returns the strings of a string or an array.
  fileprivate func texts() throws -> [String] {
    if case .string(let text) = self { return [text] }
    return try list().map { try $0.text() }
  }

  fileprivate func limit() throws -> Double {
    guard let number else { throw Malformed(problem: "no number") }
    return number
  }
}

/// The package's schemas, by file name.
package enum SchemaFolder {
  package static let documents: Result<[String: JSONValue], any Error> = Result {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/MovieData/Schemas")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.lastPathComponent, try JSONValue(strictly: String(decoding: Data(contentsOf: $0), as: UTF8.self)))
      })
  }

  private static let validator = Result { try SchemaValidator(documents: documents.get()) }

  /// Returns how a value violates a schema such as `home`; empty if it is valid.
  package static func problems(of value: JSONValue, by schema: String) throws -> [String] {
    try validator.get().problems(of: value, by: "\(schema).schema.json")
  }
}

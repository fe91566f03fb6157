package import MovieJSON

/// Validates values with the part of JSON Schema that this package uses. Unsupported keywords are errors.
package struct SchemaValidator {
  package enum Fault: Error, Hashable {
    case unknownKeyword(String)
    case malformed(String)
    case unresolved(String)
  }

  /// The schemas by file name.
  let documents: [String: JSONValue]

  package init(documents: [String: JSONValue]) throws {
    self.documents = documents
    for document in documents.values {
      try Self.inspect(document)
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
    guard var schema = documents[file] else { throw Fault.unresolved(reference) }
    for name in parts.dropFirst().joined().split(separator: "/") {
      guard let next = schema[String(name)] else { throw Fault.unresolved(reference) }
      schema = next
    }
    return (schema, file)
  }

  private func problems(
    of value: JSONValue, by schema: JSONValue, in file: String, at path: String
  ) throws -> [String] {
    guard case .object(let keywords) = schema else { throw Fault.malformed("\(path): no schema") }
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
      default: throw Fault.unknownKeyword(keyword.key)
      }
    }
  }
}

import Foundation
package import MovieJSON

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

import HTTPTypes
import Hummingbird

/// The fields of an address or a form.
struct Fields: Sendable {
  /// The header of a request for a part of a page, and of its answer.
  // The name is a valid token.
  // swift-format-ignore: NeverForceUnwrap
  static let partHeader = HTTPField.Name("X-Part")!

  private let values: [String: String]

  /// Reads the address. Throws an error with status 400 if it is not well-formed.
  ///
  /// The decoder, unlike `uri.queryParameters`, knows that forms send a space as `+`.
  init(_ request: Request, _ context: BasicRequestContext) throws {
    values = try Self.values { try request.uri.decodeQuery(context: context) }
  }

  /// Reads the form that was sent. Throws an error with status 400 if it is not well-formed.
  init(form request: Request, _ context: BasicRequestContext) async throws {
    let body = try await request.body.collect(upTo: 10_000)
    values = try Self.values { try URLEncodedFormDecoder().decode([String: String].self, from: String(buffer: body)) }
  }

  private static func values(_ read: () throws -> [String: String]) throws -> [String: String] {
    do {
      return try read()
    } catch {
      throw HTTPError(.badRequest)
    }
  }

  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// A number; nil without one. Throws an error with status 400 if it is something else.
  func number(_ name: String) throws -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text) else { throw HTTPError(.badRequest) }
    return number
  }

  /// The page of a list.
  func page() throws -> Int { try number("page") ?? 1 }

  /// The page of this site to go back to; nil if the field is no path.
  var back: String? {
    guard let path = self["back"], path.hasPrefix("/"), !path.hasPrefix("//"), !path.contains("\\"),
      path.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return path
  }
}

import Hummingbird

/// The fields of a form that was sent.
struct Form: Sendable {
  /// What was typed in a field, or the values of the check boxes that share a name, separated by commas.
  private struct Value: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      text = try (try? String(from: decoder)) ?? [String](from: decoder).joined(separator: ", ")
    }
  }

  private let values: [String: Value]

  /// Throws an error with status 400 if the form is not well-formed.
  init(_ request: Request) async throws {
    let body = String(buffer: try await request.body.collect(upTo: 10_000))
    do {
      values = try URLEncodedFormDecoder().decode([String: Value].self, from: body)
    } catch {
      throw HTTPError(.badRequest)
    }
  }

  subscript(name: String) -> String? { values[name].flatMap { $0.text.isEmpty ? nil : $0.text } }

  /// The page of this site to go back to; nil if the field is no path.
  var back: String? {
    guard let path = self["back"], path.hasPrefix("/"), !path.hasPrefix("//"), !path.contains("\\"),
      path.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return path
  }
}

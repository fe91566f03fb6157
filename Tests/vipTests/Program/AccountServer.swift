import FlyingFox
import Foundation

/// A server in place of TMDb that keeps the lists of an account.
actor AccountServer {
  static let token = "acc0unt.t0ken-s3cret"
  static let session = "s3ss10n-s3cret-1d"
  static let secrets = [token, session]
  private static let account = "4bc8892a017a3c0z92001001"

  /// Whether the viewer has approved.
  var isApproved = false
  /// The films on lists by their names in addresses, with the values of ratings, which are from 0.5 through 10.
  private(set) var lists: [String: [Int: Double]] = ["favorites": [:], "watchlist": [:], "rated": [:]]
  /// The number of changes that were made.
  private(set) var changes = 0
  /// Called before each change. Returns a response to send instead.
  var beforeChange: @Sendable () async -> HTTPResponse? = { nil }
  private var approvals = 0

  func configure(_ change: @Sendable (isolated AccountServer) -> Void) { change(self) }
  func put(_ value: Double?, _ movie: Int, on list: String) { lists[list]?[movie] = value }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let parts = request.path.split(separator: "/").map(String.init)
    let body = (try? await request.bodyData).flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    switch (request.method, parts.dropFirst().joined(separator: "/")) {
    case (.POST, "auth/request_token"):
      approvals += 1
      return .json(#"{"success":true,"status_code":1,"request_token":"request-t0ken-\#(approvals)"}"#)
    case (.POST, "auth/access_token"):
      guard isApproved, body?["request_token"] as? String == "request-t0ken-\(approvals)" else {
        return Self.refusal(422)
      }
      return .json(#"{"success":true,"access_token":"\#(Self.token)","account_id":"\#(Self.account)"}"#)
    case (.DELETE, "auth/access_token"):
      guard body?["access_token"] as? String == Self.token else { return Self.refusal(401) }
      isApproved = false
      return .json(#"{"success":true,"status_code":13}"#)
    case (.GET, "movie/\(parts.last ?? "")"):
      return .json(#"{"id":\#(parts.last ?? ""),"title":"Film \#(parts.last ?? "")"}"#)
    case (.GET, "configuration"): return .json(#"{"images":{}}"#)
    default: break
    }
    guard isApproved, request.headers[.authorization] == "Bearer \(Self.token)" else { return Self.refusal(401) }
    if request.method == .POST, request.path.hasSuffix("/session/convert/4") {
      return .json(#"{"success":true,"session_id":"\#(Self.session)"}"#)
    }
    if request.method == .GET, request.path.contains("/4/account/\(Self.account)/movie/"), let list = parts.last {
      return page(list, Int(request.query["page"] ?? "") ?? 1)
    }
    guard request.query["session_id"] == Self.session else { return Self.refusal(401) }
    if request.method == .GET { return .json(#"{"id":548,"username":"viewer"}"#) }
    if let other = await beforeChange() { return other }
    return change(parts, body ?? [:], isRemoval: request.method == .DELETE)
  }

  /// Pages of two films.
  private func page(_ list: String, _ number: Int) -> HTTPResponse {
    let films = (lists[list] ?? [:]).sorted { $0.key < $1.key }
    let rows = films.dropFirst((number - 1) * 2).prefix(2).map { movie, value in
      #"{"id":\#(movie),"title":"Film \#(movie)","account_rating":{"value":\#(value)}}"#
    }
    return .json(
      #"{"page":\#(number),"results":[\#(rows.joined(separator: ","))],"total_pages":\#(max(1, (films.count + 1) / 2)),"#
        + #""total_results":\#(films.count)}"#)
  }

  private func change(_ parts: [String], _ body: [String: Any], isRemoval: Bool) -> HTTPResponse {
    changes += 1
    if parts.last == "rating", let movie = Int(parts[2]) {
      lists["rated"]?[movie] = isRemoval ? nil : body["value"] as? Double
    } else if let movie = body["media_id"] as? Int, let name = parts.last {
      lists[name == "favorite" ? "favorites" : name]?[movie] = body[name] as? Bool == true ? 1 : nil
    }
    // The server echoes what it should not.
    return .json(
      #"{"success":true,"status_code":\#(isRemoval ? 13 : 1),"status_message":"\#(Self.session) \#(Self.token)"}"#)
  }

  static func refusal(_ status: Int, headers: HTTPHeaders = [:]) -> HTTPResponse {
    .json(
      #"{"success":false,"status_code":3,"status_message":"\#(session)"}"#,
      status: HTTPStatusCode(status, phrase: "Refused"), headers: headers)
  }
}

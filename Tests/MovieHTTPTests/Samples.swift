import HTTPTypes
import MovieHTTP

extension HTTPCachePolicy {
  static func test(_ mode: Mode = .normal) -> HTTPCachePolicy {
    HTTPCachePolicy(mode: mode, longestAge: .seconds(181 * 86_400), leavingOut: ["api_key"])
  }
}

extension HTTPRequest {
  static func get(_ path: String = "/3/movie/popular?page=1", _ fields: HTTPFields = [:]) -> HTTPRequest {
    HTTPRequest(method: .get, scheme: "https", authority: "api.example", path: path, headerFields: fields)
  }
}

import HTTPTypes
import MovieHTTP

extension HTTPTransport {
  func outcome(
    of request: HTTPRequest = .get(), timeLimit: Duration = .seconds(20)
  ) async -> Result<BufferedResponse, HTTPFailure> {
    do throws(HTTPFailure) {
      return .success(try await exchange(request, timeLimit: timeLimit))
    } catch {
      return .failure(error)
    }
  }
}

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

extension BufferedResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}

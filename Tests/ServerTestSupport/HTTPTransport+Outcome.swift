package import HTTPTypes
package import MovieHTTP

/// A time limit that only a broken transport reaches, even on a busy machine.
package let generousLimit = Duration.seconds(600)

extension HTTPTransport {
  package func outcome(
    _ request: HTTPRequest, timeLimit: Duration = generousLimit
  ) async -> Result<BufferedResponse, HTTPFailure> {
    do throws(HTTPFailure) {
      return .success(try await exchange(request, timeLimit: timeLimit))
    } catch {
      return .failure(error)
    }
  }

  /// Returns why the exchange failed; nil if it succeeded.
  package func failure(_ request: HTTPRequest, timeLimit: Duration = generousLimit) async -> HTTPFailure? {
    guard case .failure(let failure) = await outcome(request, timeLimit: timeLimit) else { return nil }
    return failure
  }
}

extension BufferedResponse {
  package var text: String { String(decoding: body, as: UTF8.self) }
}

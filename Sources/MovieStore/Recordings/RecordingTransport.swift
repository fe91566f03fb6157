public import HTTPPort
public import HTTPTypes
public import MovieDomain

/// A transport that records every exchange.
public struct RecordingTransport<Base: HTTPTransport>: HTTPTransport {
  private let base: Base
  private let recording: Recording
  private let secrets: [[UInt8]]
  private let onFailure: @Sendable (StoreError) -> Void

  /// `secrets` are redacted wherever they occur. `onFailure` is called when an exchange could not be recorded.
  public init(
    _ base: Base, to recording: Recording, without secrets: [String],
    onFailure: @escaping @Sendable (StoreError) -> Void
  ) {
    self.base = base
    self.recording = recording
    self.secrets = secrets.map { Array($0.utf8) }
    self.onFailure = onFailure
  }

  public func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> BufferedResponse {
    let outcome: Result<BufferedResponse, HTTPFailure>
    do throws(HTTPFailure) {
      outcome = .success(try await base.exchange(request, timeLimit: timeLimit))
    } catch {
      // Cancelled exchanges are not worth recording.
      guard error.code != .cancelled else { throw error }
      outcome = .failure(error)
    }
    if let key = HTTPCacheKey(request, leavingOut: recording.credentialParameters) {
      do throws(StoreError) {
        try recording.save(RecordedExchange(url: key.text, outcome, without: secrets))
      } catch {
        onFailure(error)
      }
    }
    return try outcome.get()
  }
}

/// A transport that replays a recording without network access.
public struct ReplayingTransport: HTTPTransport {
  private let recording: Recording

  public init(_ recording: Recording) {
    self.recording = recording
  }

  /// Throws `HTTPFailure.Code.notRecorded` for an exchange that is not in the recording.
  public func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> BufferedResponse {
    guard let key = HTTPCacheKey(request, leavingOut: recording.credentialParameters),
      let exchange = try? recording.exchange(for: key.text), let outcome = exchange.outcome
    else { throw HTTPFailure(.notRecorded) }
    return try outcome.get()
  }
}

public import HTTPTypes
public import MovieDomain
public import MovieHTTP

/// A transport that stores every exchange in a recording.
public struct RecordingTransport<Base: HTTPTransport>: HTTPTransport {
  private let base: Base
  private let recording: Recording
  private let secrets: [[UInt8]]
  private let onFailure: @Sendable (StoreError) -> Void

  /// Wraps a transport. `secrets` are overwritten wherever a response contains them.
  ///
  /// `onFailure` is called when an exchange could not be stored; the exchange itself continues.
  public init(
    _ base: Base, to recording: Recording, without secrets: [String],
    onFailure: @escaping @Sendable (StoreError) -> Void
  ) {
    self.base = base
    self.recording = recording
    self.secrets = secrets.map { Array($0.utf8) }
    self.onFailure = onFailure
  }

  public func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    let outcome = await base.outcome(of: request, body: body, timeLimit: timeLimit)
    // A replay could not use a canceled exchange.
    if case .failure(let failure) = outcome, failure.code == .cancelled { throw failure }
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

/// A transport that responds from a recording, without a network.
public struct ReplayingTransport: HTTPTransport {
  private let recording: Recording

  /// Creates a transport that responds with the exchanges of a recording.
  public init(_ recording: Recording) {
    self.recording = recording
  }

  /// Returns or throws what was recorded for the request.
  ///
  /// Throws `HTTPFailure.Code.notRecorded` when the recording does not contain it.
  public func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    guard let key = HTTPCacheKey(request, leavingOut: recording.credentialParameters),
      let exchange = try? recording.exchange(for: key.text)
    else { throw HTTPFailure(.notRecorded) }
    return try exchange.outcome.get()
  }
}

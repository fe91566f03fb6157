/// The port to a health check, which inspects something and leaves it as it was.
public protocol HealthCheck: Sendable {
  /// Returns findings in display order; empty if there is nothing to report. Called concurrently with other checks.
  func findings() async -> [HealthFinding]
}

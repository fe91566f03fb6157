/// The port to a health check, which inspects something without changing it.
public protocol HealthCheck: Sendable {
  /// Returns findings in display order; empty if there is nothing to report. Called concurrently with other checks.
  func findings() async -> [HealthFinding]
}

/// The port to one part of the program's surroundings: looks at it and changes nothing.
public protocol HealthCheck: Sendable {
  /// What was found, in the order in which it is told; nothing where there is nothing to tell.
  func findings() async -> [HealthFinding]
}

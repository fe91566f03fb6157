import RandomTestSupport

/// Hands out the numbers of a sample: the usual ones, or extremes in their place.
struct NumberSource {
  enum Plan: Hashable {
    /// Only usual numbers.
    case usual
    /// The extreme with this index for one number, which is counted in the order in which they are asked for.
    case one(Int, extreme: Int)
    /// The same extreme for every number.
    case all(extreme: Int)
    /// A different extreme for each number.
    case random(seed: UInt64)
  }

  private static let integers = [Int.min, .max, 0, -1, Int(Int32.max), .max / 2]

  private static let numbers = [
    -1e308, 1e308, 0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e18,
  ]

  private static let durations: [Duration] = [
    .seconds(Int64.min), .seconds(Int64.max), .zero, .seconds(-1), .seconds(Int64.max) * 10,
  ]

  /// How many extremes there are for each number that was asked for.
  private(set) var extremes: [Int] = []
  private let plan: Plan
  private var generator: SeededGenerator

  init(_ plan: Plan) {
    self.plan = plan
    generator = if case .random(let seed) = plan { SeededGenerator(seed: seed) } else { SeededGenerator(seed: 0) }
  }

  mutating func int(_ usual: Int) -> Int { next(usual, Self.integers) }
  mutating func double(_ usual: Double) -> Double { next(usual, Self.numbers) }
  mutating func seconds(_ usual: Int) -> Duration { next(.seconds(usual), Self.durations) }

  private mutating func next<Value>(_ usual: Value, _ extremes: [Value]) -> Value {
    defer { self.extremes.append(extremes.count) }
    return switch plan {
    case .usual: usual
    case .one(let place, let extreme): place == self.extremes.count ? extremes[extreme] : usual
    case .all(let extreme): extremes[extreme % extremes.count]
    case .random: Bool.random(using: &generator) ? usual : extremes.randomElement(using: &generator) ?? usual
    }
  }
}

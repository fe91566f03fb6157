/// A small random number generator (SplitMix64) whose numbers depend only on its seed, on every platform.
struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number below `count`, which is at least 1. Unlike the standard library's, it never changes with a version.
  mutating func number(below count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
}

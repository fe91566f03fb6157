/// The viewer's own rating of a film: half a star to five stars, in half stars.
public struct StarRating: Sendable, Hashable, Comparable {
  /// The number of half stars, 1 through 10.
  public let halves: Int

  /// Half a star.
  public static let fewest = StarRating(uncheckedHalves: 1)
  /// Five stars.
  public static let most = StarRating(uncheckedHalves: 10)

  private init(uncheckedHalves halves: Int) { self.halves = halves }

  /// Creates a rating. Returns nil if the number of half stars is not from 1 through 10.
  public init?(halves: Int) {
    guard (1...10).contains(halves) else { return nil }
    self.init(uncheckedHalves: halves)
  }

  /// Creates a rating. Returns nil if the number of stars is not a multiple of a half from 0.5 through 5.
  public init?(stars: Double) {
    guard (0.5...5).contains(stars), let halves = Int(exactly: stars * 2) else { return nil }
    self.init(halves: halves)
  }

  /// Parses a number of stars, such as `4.5`, `4,5` or `4½`. Returns nil if it is not a rating.
  public init?(text: String) {
    let number = String(text.map { $0 == "," ? "." : $0 })
    if number.last == "½" {
      let whole = number.dropLast()
      guard let stars = whole.isEmpty ? 0 : Int(whole), (0...4).contains(stars) else { return nil }
      self.init(halves: 2 * stars + 1)
    } else {
      guard number.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }), let stars = Double(number) else {
        return nil
      }
      self.init(stars: stars)
    }
  }

  /// The number of stars, 0.5 through 5.
  public var stars: Double { Double(halves) / 2 }

  /// Fewer stars come first.
  public static func < (left: Self, right: Self) -> Bool { left.halves < right.halves }
}

extension StarRating: CustomStringConvertible {
  /// The number of stars, such as `4` or `4.5`.
  public var description: String { halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5" }
}

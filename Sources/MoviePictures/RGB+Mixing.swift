extension RGB {
  /// Returns a linear blend with another color. `share` is that of the other color, from 0 to 1; other values count as
  /// the nearest of these.
  public func mixed(with other: RGB, _ share: Double) -> RGB {
    let share = min(1, max(0, share))
    func part(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8(Double(first) + (Double(second) - Double(first)) * share + 0.5)
    }
    return RGB(part(red, other.red), part(green, other.green), part(blue, other.blue))
  }
}

extension TitleCard {
  /// How a part of the motif is mixed from the ground, the figure and the shade. Zero of both is the ground.
  public struct Tone: Sendable, Hashable {
    /// The share of the figure's color, from 0 to 1.
    public var figure: Double
    /// The share of the panel's color, from 0 to 1.
    public var shade: Double

    public init(figure: Double = 0, shade: Double = 0) {
      self.figure = figure
      self.shade = shade
    }
  }
}

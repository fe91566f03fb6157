extension TitleCard {
  /// How the color at a point of the motif is mixed. Without figure and shade it is the ground.
  public struct Tone: Sendable, Hashable {
    /// The share of the figure's color, from 0 to 1.
    public var figure: Double
    /// The share of the panel's color, from 0 to 1.
    public var shade: Double

    /// Creates a tone, by default the ground.
    public init(figure: Double = 0, shade: Double = 0) {
      self.figure = figure
      self.shade = shade
    }
  }
}

public import MovieDisplay
public import MovieDomain

// A route has the names of criteria, and does not know what they mean for a filter.
extension Route.Criterion {
  /// Stands for the streaming services of the viewer's settings.
  public static let ownServices = Route.Criterion(.service, "mine")

  /// Creates a criterion of a kind.
  public init(_ kind: MovieFilter.Criterion, _ value: String, label: String = "") {
    self.init(kind.rawValue, value, label: label)
  }

  /// What the criterion is about; nil if there is no criterion of its name.
  public var kind: MovieFilter.Criterion? { MovieFilter.Criterion(rawValue: name) }

  /// Whether the criterion is a person who is named by a text, not by an id, or the viewer's services.
  public var isNamed: Bool { kind == .person && Int(value) == nil || self == .ownServices }
}

extension Route {
  /// Whether the route names a film, a person or services by a text, which has to be found first.
  public var isNamed: Bool {
    switch self {
    case .filmNamed, .personNamed: true
    default: criteria?.contains(where: \.isNamed) ?? false
    }
  }
}

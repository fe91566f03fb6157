import MovieDomain
import MovieScenes

extension WordsSample {
  func discover(_ words: any DiscoverWords) -> [String: [String]] {
    [
      "title": [words.title], "trending": [words.trending], "similar(to:)": [words.similar(to: "x")],
      "noMatch": words.noMatch.texts,
      "nothingSimilar(to:)": words.nothingSimilar(to: "x").texts,
      "noCollection(of:)": words.noCollection(of: "x").texts,
      "unknown(_:_:suggestions:)": MovieFilter.Criterion.allCases.flatMap {
        words.unknown($0, "x", suggestions: ["y", "z"]).texts
      },
      "cannotApply(_:catalog:)": MovieFilter.Criterion.allCases.flatMap { words.cannotApply($0, catalog: "x").texts },
      "range(_:_:)": [words.range("1", nil), words.range(nil, "1"), words.range(nil, nil)],
      "years(_:_:)": [words.years("1", nil), words.years(nil, "1")],
      "any(of:)": [words.any(of: ["x", "y"])], "without(_:)": [words.without(["x", "y"])],
      "score(_:)": [words.score("x")], "minutes(_:)": [words.minutes("x")], "votes(_:)": [words.votes("x")],
      "stars(_:)": [words.stars("x")], "notSeen": [words.notSeen],
      "language(_:)": [words.language("x")], "country(_:)": [words.country("x")],
      "people(_:)": [words.people(["x", "y"])], "services(_:)": [words.services(["x", "y"])],
      "certification(_:)": [words.certification("x")],
      "order(_:)": MovieFilter.Order.allCases.compactMap(words.order),
    ]
  }

  func watch(_ words: any WatchWords) -> [String: [String]] {
    [
      "title(in:)": [nil, "x"].map(words.title), "offer(_:)": WatchOptions.OfferKind.allCases.map(words.offer),
      "noOffers(in:)": [words.noOffers(in: "x")], "offers(from:)": [words.offers(from: "x")],
      "ownServices(mark:)": [words.ownServices(mark: "x")], "isFree": [words.isFree],
      "isFree(from:)": [words.isFree(from: 2027)], "opensWatchPage": [words.opensWatchPage],
      "videos": [words.videos],
      "videoKind(_:)": ["Trailer", "Teaser", "Clip", "Featurette", "Behind the Scenes", "Bloopers"]
        .map(words.videoKind),
      "official": [words.official], "playsTrailer": [words.playsTrailer], "moreLikeThis": [words.moreLikeThis],
      "allSimilar": [words.allSimilar], "ageRating": [words.ageRating], "digitalRelease": [words.digitalRelease],
      "theatricalRelease": [words.theatricalRelease], "discRelease": [words.discRelease],
      "collection": [words.collection], "opensCollection": [words.opensCollection],
    ]
  }
}

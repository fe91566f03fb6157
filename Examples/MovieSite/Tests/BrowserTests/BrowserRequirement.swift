import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Without a browser, tests are skipped, or fail where it is required as in `make test-site`.
  static var browser: ConditionTrait {
    .enabled(
      if: Browser.isInstalled || ProcessInfo.processInfo.environment["MOVIE_SITE_BROWSER"] != nil,
      "Chromium is not installed.")
  }
}

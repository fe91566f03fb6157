import CMovieCurl

/// Sets options on an easy handle and records the first one that libcurl rejects.
struct EasyOptions {
  let handle: UnsafeMutableRawPointer
  private(set) var firstFailure = CURLE_OK

  init(handle: UnsafeMutableRawPointer) {
    self.handle = handle
  }

  mutating func set(_ option: CURLoption, _ value: Int) {
    record(ccurl_easy_set_long(handle, option, value))
  }

  mutating func set(_ option: CURLoption, _ value: String) {
    record(ccurl_easy_set_string(handle, option, value))
  }

  mutating func set(_ option: CURLoption, pointer: UnsafeMutableRawPointer?) {
    record(ccurl_easy_set_pointer(handle, option, pointer))
  }

  mutating func set(_ option: CURLoption, _ callback: @escaping ccurl_data_callback) {
    record(ccurl_easy_set_callback(handle, option, callback))
  }

  /// Records the result of setting an option. The exchange fails if any option was rejected.
  mutating func record(_ code: CURLcode) {
    if firstFailure == CURLE_OK { firstFailure = code }
  }
}

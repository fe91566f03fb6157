import CCurl

/// Sets options on an easy handle and remembers the first that libcurl refused.
struct EasyOptions {
  let handle: UnsafeMutableRawPointer
  private(set) var firstFailure = CURLE_OK

  init(handle: UnsafeMutableRawPointer) {
    self.handle = handle
  }

  mutating func set(_ option: CURLoption, _ value: Int) {
    note(ccurl_easy_set_long(handle, option, value))
  }

  mutating func set(_ option: CURLoption, _ value: String) {
    note(ccurl_easy_set_string(handle, option, value))
  }

  mutating func set(_ option: CURLoption, pointer: UnsafeMutableRawPointer?) {
    note(ccurl_easy_set_pointer(handle, option, pointer))
  }

  mutating func set(_ option: CURLoption, _ callback: @escaping ccurl_data_callback) {
    note(ccurl_easy_set_callback(handle, option, callback))
  }

  /// For what every version of libcurl must grant, or the exchange does not take place.
  mutating func note(_ code: CURLcode) {
    if firstFailure == CURLE_OK { firstFailure = code }
  }
}

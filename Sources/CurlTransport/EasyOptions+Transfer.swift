import CCurl

extension EasyOptions {
  /// How long a connection may take or be silent. The time limit of the whole is the loop's to keep.
  mutating func setLimits(_ configuration: CurlTransport.Configuration) {
    // No signals: libcurl must not touch the process's handlers from this thread.
    set(CURLOPT_NOSIGNAL, 1)
    note(ccurl_easy_set_quick_exit(handle))
    set(CURLOPT_CONNECTTIMEOUT_MS, configuration.connectTimeout.curlMilliseconds)
    // An HTTP/2 connection outlives an exchange that times out on it. Were the network gone from under it, every
    // further attempt would ride it into the same silence.
    note(ccurl_easy_set_unacknowledged_limit(handle, Int32(configuration.connectTimeout.curlMilliseconds)))
    set(CURLOPT_LOW_SPEED_LIMIT, configuration.lowSpeedLimit)
    set(CURLOPT_LOW_SPEED_TIME, max(1, configuration.lowSpeedTime.curlMilliseconds / 1_000))
  }

  /// What may be spoken, to whom, and whom to trust.
  mutating func setSecurity(_ configuration: CurlTransport.Configuration, plain: Bool) {
    note(ccurl_easy_set_protocols(handle, plain))
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    // An https proxy is verified the same way.
    set(CURLOPT_PROXY_SSL_VERIFYPEER, 1)
    set(CURLOPT_PROXY_SSL_VERIFYHOST, 2)
    if let bundle = configuration.certificateBundle {
      set(CURLOPT_CAINFO, bundle)
      // The bundle stands in place of the system's certificates. A libcurl without such directories, or without TLS
      // to proxies, refuses these options and does not need them.
      _ = ccurl_easy_set_string(handle, CURLOPT_PROXY_CAINFO, bundle)
      _ = ccurl_easy_set_string(handle, CURLOPT_CAPATH, nil)
      _ = ccurl_easy_set_string(handle, CURLOPT_PROXY_CAPATH, nil)
    }
    // Clear text is for this machine alone: no proxy of the environment may carry it elsewhere.
    if plain { set(CURLOPT_PROXY, "") }
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
  }

  /// The request itself. The list that is returned must outlive the transfer.
  mutating func setRequest(
    _ request: WireRequest, configuration: CurlTransport.Configuration
  ) -> UnsafeMutablePointer<curl_slist>? {
    set(CURLOPT_URL, request.url)
    set(CURLOPT_PATH_AS_IS, 1)
    // Rather wait to share a connection that is being made than make another. In clear text there is nothing to wait
    // for: without a handshake libcurl would learn only from the first whole reply that this is HTTP/1.1.
    set(CURLOPT_HTTP_VERSION, request.isPlain ? CURL_HTTP_VERSION_1_1 : CURL_HTTP_VERSION_2TLS)
    set(CURLOPT_PIPEWAIT, request.isPlain ? 0 : 1)
    set(CURLOPT_HTTP09_ALLOWED, 0)
    // Every encoding this libcurl can undo.
    set(CURLOPT_ACCEPT_ENCODING, "")
    switch request.method {
    case "HEAD": set(CURLOPT_NOBODY, 1)
    case "GET": break
    default: set(CURLOPT_CUSTOMREQUEST, request.method)
    }
    if request.method != "HEAD" {
      // Spares reading a body whose declared length is too much; the write callback counts the others.
      note(ccurl_easy_set_offset(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(configuration.maximumBodyBytes)))
    }
    var list: UnsafeMutablePointer<curl_slist>?
    for line in request.fieldLines {
      guard let longer = ccurl_slist_append(list, line) else {
        note(CURLE_OUT_OF_MEMORY)
        break
      }
      list = longer
    }
    set(CURLOPT_HTTPHEADER, pointer: list)
    return list
  }
}

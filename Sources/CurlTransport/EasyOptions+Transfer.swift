import CCurl

extension EasyOptions {
  /// Sets connection and inactivity limits. The loop enforces the total time limit.
  mutating func setLimits(_ configuration: CurlTransport.Configuration) {
    // libcurl must not change the process's signal handlers from this thread.
    set(CURLOPT_NOSIGNAL, 1)
    note(ccurl_easy_set_quick_exit(handle))
    set(CURLOPT_CONNECTTIMEOUT_MS, configuration.connectTimeout.curlMilliseconds)
    // An HTTP/2 connection survives an exchange that times out on it. If the network is gone, retries without this
    // limit would reuse the dead connection.
    note(ccurl_easy_set_unacknowledged_limit(handle, Int32(configuration.connectTimeout.curlMilliseconds)))
    set(CURLOPT_LOW_SPEED_LIMIT, configuration.lowSpeedLimit)
    set(CURLOPT_LOW_SPEED_TIME, max(1, configuration.lowSpeedTime.curlMilliseconds / 1_000))
  }

  /// Sets the allowed protocols, proxies and trusted certificates.
  mutating func setSecurity(_ configuration: CurlTransport.Configuration, plain: Bool) {
    note(ccurl_easy_set_protocols(handle, plain))
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    // An HTTPS proxy is verified in the same way.
    set(CURLOPT_PROXY_SSL_VERIFYPEER, 1)
    set(CURLOPT_PROXY_SSL_VERIFYHOST, 2)
    if let bundle = configuration.certificateBundle {
      set(CURLOPT_CAINFO, bundle)
      // The bundle replaces the system's certificates. A libcurl without certificate directories or TLS proxies rejects
      // these options and does not need them.
      _ = ccurl_easy_set_string(handle, CURLOPT_PROXY_CAINFO, bundle)
      _ = ccurl_easy_set_string(handle, CURLOPT_CAPATH, nil)
      _ = ccurl_easy_set_string(handle, CURLOPT_PROXY_CAPATH, nil)
    }
    // Plain HTTP is allowed only on the loopback interface, so ignore proxies from the environment.
    if plain { set(CURLOPT_PROXY, "") }
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
  }

  /// Sets the request. The returned list must outlive the transfer.
  mutating func setRequest(
    _ request: WireRequest, configuration: CurlTransport.Configuration
  ) -> UnsafeMutablePointer<curl_slist>? {
    set(CURLOPT_URL, request.url)
    set(CURLOPT_PATH_AS_IS, 1)
    // Wait for a connection being established rather than open another. Not for plain HTTP: without a TLS handshake,
    // libcurl would learn only from the first complete response that the server uses HTTP/1.1.
    set(CURLOPT_HTTP_VERSION, request.isPlain ? CURL_HTTP_VERSION_1_1 : CURL_HTTP_VERSION_2TLS)
    set(CURLOPT_PIPEWAIT, request.isPlain ? 0 : 1)
    set(CURLOPT_HTTP09_ALLOWED, 0)
    // An empty value accepts every encoding that libcurl supports.
    set(CURLOPT_ACCEPT_ENCODING, "")
    switch request.method {
    case "HEAD": set(CURLOPT_NOBODY, 1)
    case "GET": break
    default: set(CURLOPT_CUSTOMREQUEST, request.method)
    }
    if request.method != "HEAD" {
      // Rejects bodies by declared length before reading them; the write callback checks the others.
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

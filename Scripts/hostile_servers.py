"""Servers that each misbehave in one way, and the message that vip must print for each."""

import contextlib
import gzip
import json
import os
import socket
import ssl
import struct
import threading
import time
import zlib
from typing import Callable, NamedTuple

import tmdb_bodies

# Messages, without the server's address.
NO_SENSE = "could not be read (a captive portal or proxy?)."
BROKE = "was lost."
TOO_LONG = "took too long to respond."
TOO_MUCH = "was too large."
ELSEWHERE = "redirects are not followed."
UNTRUSTED = "could not be verified."
UNREACHABLE = "could not be reached."

# Time limits in seconds, including retries: for servers that respond at once, even if wrongly, and for all others.
AT_ONCE, IN_ALL = 4, 21

MEBIBYTE = b"x" * 1_048_576


class Case(NamedTuple):
    name: str
    serve: Callable
    sentence: str
    status: int = 1
    seconds: float = AT_ONCE
    # The maximum number of requests; None for no limit.
    requests: int = None
    # Whether `serve` gets the accepted connection, without TLS and without a request.
    is_raw: bool = False
    is_secure: bool = False
    host: str = "127.0.0.1"
    # Whether vip trusts the server's certificate.
    is_trusted: bool = True


class Server:
    """Serves a case on a free port until the process ends, with one thread per connection."""

    def __init__(self, case, certificate):
        self.requests = 0
        self._case = case
        # Host names are aliases of this machine, or do not resolve.
        host = case.host if case.host.startswith("127.") else "127.0.0.1"
        self._socket = socket.create_server((host, 0), backlog=64)
        self._context = None
        if case.is_secure:
            self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._context.load_cert_chain(certificate.path, certificate.key)
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self):
        scheme = "https" if self._case.is_secure else "http"
        return f"{scheme}://{self._case.host}:{self._socket.getsockname()[1]}/3"

    def _accept(self):
        while True:
            connection, _ = self._socket.accept()
            threading.Thread(target=self._serve, args=[connection], daemon=True).start()

    def _serve(self, connection):
        # vip may close or reset the connection at any time.
        with connection, contextlib.suppress(OSError):
            if self._case.is_raw:
                self._case.serve(connection)
                return
            if self._context:
                connection = self._context.wrap_socket(connection, server_side=True)
            with connection:
                while request := read_request(connection):
                    self.requests += 1
                    self._case.serve(connection, request)


def read_request(connection):
    request = b""
    while not request.endswith(b"\r\n\r\n"):
        byte = connection.recv(1)
        if not byte:
            return None
        request += byte
    return request.decode()


def wait_for_hang_up(connection):
    while connection.recv(65536):
        pass


def head(status=200, *fields, length=None):
    length = [] if length is None else [f"Content-Length: {length}"]
    return "\r\n".join([f"HTTP/1.1 {status} Status", *length, *fields, "", ""]).encode()


def reply(body=b"", status=200, *fields):
    """Sends a well-formed response."""
    body = body if isinstance(body, bytes) else body.encode()
    return lambda connection, request: connection.sendall(head(status, *fields, length=len(body)) + body)


def send(data):
    """Sends these bytes and closes the connection."""
    def serve(connection, request):
        connection.sendall(data)
        connection.shutdown(socket.SHUT_RDWR)
    return serve


def endless(start, piece, pause=0.0):
    """Sends a piece again and again until vip disconnects."""
    def serve(connection, request):
        connection.sendall(start)
        while True:
            connection.sendall(piece)
            time.sleep(pause)
    return serve


def stall(connection, request=None):
    wait_for_hang_up(connection)


def reset_in_mid_body(connection, request):
    connection.sendall(head(length=100_000) + b'{"results":[')
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def stall_in_mid_body(connection, request):
    connection.sendall(head(length=100_000) + b'{"results":[')
    wait_for_hang_up(connection)


def half_a_gigabyte(connection, request):
    connection.sendall(head(length=500 * len(MEBIBYTE)))
    for _ in range(500):
        connection.sendall(MEBIBYTE)


def stall_for_one_list(connection, request):
    if "/popular" in request:
        wait_for_hang_up(connection)
    reply(tmdb_bodies.page())(connection, request)


def close_after_hello(connection):
    connection.recv(65536)


def plain_text(connection):
    connection.recv(65536)
    connection.sendall(head(400))


def rows(*values):
    return json.dumps({"page": 1, "results": values, "total_pages": 1, "total_results": len(values)})


def null_row(**fields):
    names = json.loads(tmdb_bodies.page())["results"][0].keys()
    return {**dict.fromkeys(names), **fields}


def blocks_of_nothing():
    """Compressed data without content: a header, and empty blocks."""
    packer = zlib.compressobj(wbits=31)
    start = packer.compress(b"") + packer.flush(zlib.Z_SYNC_FLUSH)
    return start, packer.flush(zlib.Z_FULL_FLUSH) * 10_000


def nested_gzip():
    """Compressed twice: a few hundred bytes expand to 50 KB, and those to 50 MB."""
    return gzip.compress(gzip.compress(MEBIBYTE * 50))


GZIP = "Content-Encoding: gzip"
CHUNKED = "Transfer-Encoding: chunked"

CASES = [
    Case("name does not resolve", stall, "DNS lookup failed for host.invalid", host="host.invalid", is_secure=True),
    Case("connection refused", stall, UNREACHABLE),
    Case("certificate not trusted", reply(), UNTRUSTED, is_secure=True, host="localhost", is_trusted=False),
    Case("certificate of another host", reply(), UNTRUSTED, is_secure=True, host="127.0.0.2", requests=0),
    Case("no TLS at all", plain_text, "could be made.", is_secure=True, is_raw=True),
    Case("closes in the handshake", close_after_hello, BROKE, is_secure=True, is_raw=True),
    Case("stalls in the handshake", stall, TOO_LONG, is_secure=True, is_raw=True, seconds=IN_ALL),
    Case("stalls before the response", stall, TOO_LONG, seconds=IN_ALL),
    Case("stalls in mid-body", stall_in_mid_body, TOO_LONG, seconds=IN_ALL),
    Case("stalls for one list", stall_for_one_list, "Popular: 127.0.0.1", status=0, seconds=IN_ALL),
    Case("stalls over TLS", stall, TOO_LONG, is_secure=True, host="localhost", seconds=IN_ALL),
    Case("drips the header", endless(b"HTTP/1.1 200 OK\r\nX: ", b"x", 0.2), TOO_LONG, seconds=IN_ALL),
    Case("drips the body", endless(head(length=100_000), b" ", 0.2), TOO_LONG, seconds=IN_ALL),
    Case("drips chunks", endless(head(200, CHUNKED), b"1\r\n \r\n", 0.2), TOO_LONG, seconds=IN_ALL),
    Case("closes at once", lambda connection: None, BROKE, is_raw=True),
    Case("resets in mid-body", reset_in_mid_body, BROKE),
    Case("cut off in mid-header", send(b"HTTP/1.1 200 OK\r\nContent-Le"), BROKE),
    Case("cut off in mid-body", send(head(length=100_000) + b'{"results":['), BROKE),
    Case("cut off in mid-chunk", send(head(200, CHUNKED) + b"ff\r\n{"), BROKE),
    Case("another protocol", send(b"SSH-2.0-OpenSSH_9.2\r\n"), NO_SENSE),
    Case("HTML", reply("<!DOCTYPE html><title>Sign in to the network</title>"), NO_SENSE),
    Case("half a JSON document", reply(tmdb_bodies.page()[:5000]), NO_SENSE),
    Case("a list", reply("[]"), NO_SENSE),
    Case("wrong types", reply('{"page":"one","results":{"id":1},"total_pages":[]}'), NO_SENSE),
    Case("results are null", reply('{"page":1,"results":null}'), NO_SENSE),
    Case("no results", reply('{"success":true}'), NO_SENSE),
    Case("empty body", reply(), NO_SENSE),
    Case("no content", send(head(204)), NO_SENSE),
    # Such bytes become replacement characters.
    Case("invalid UTF-8", reply(b'{"results":[{"id":1,"title":"\xff\xfe"},{"id":2,"title":"Two"}]}'), "", status=0),
    Case("deeply nested", reply("[" * 1_000_000), NO_SENSE),
    Case("deeply nested where a row should be", reply('{"results":[' + '{"id":' * 200_000), NO_SENSE),
    Case("nothing but nulls", reply(rows(null_row(), null_row())), NO_SENSE),
    Case("nulls except id and title", reply(rows(null_row(id=1, title="One"))), "", status=0),
    Case("rows of wrong types", reply(rows(1, "two", [], None, {"id": "x"}, null_row(id=2, title="Two"))),
         "5 entries could not be read.", status=0),
    Case("numbers beyond any range", reply(
        '{"page":1e999,"results":[{"id":1,"title":"One","vote_average":1e999,"vote_count":1e300,'
        '"release_date":"9999999999-99-99"}],"total_pages":1e99,"total_results":-1e99}'), "", status=0),
    Case("500 MB, declared", half_a_gigabyte, TOO_MUCH),
    Case("500 MB, not declared", endless(head(), MEBIBYTE), TOO_MUCH),
    Case("endless chunks", endless(head(200, CHUNKED), b"100000\r\n" + MEBIBYTE + b"\r\n"), TOO_MUCH),
    Case("endless header", endless(b"HTTP/1.1 200 OK\r\n", b"X-Field: value\r\n" * 100), NO_SENSE),
    Case("endless interim responses", endless(b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 100), NO_SENSE),
    Case("endless trailer", endless(head(200, CHUNKED) + b"0\r\n", b"X-Field: value\r\n" * 100), NO_SENSE),
    Case("gzip bomb", reply(gzip.compress(MEBIBYTE * 50), 200, GZIP), TOO_MUCH),
    Case("gzip in gzip", reply(nested_gzip(), 200, "Content-Encoding: gzip, gzip"), TOO_MUCH),
    Case("endless empty gzip", endless(head(200, GZIP) + blocks_of_nothing()[0], blocks_of_nothing()[1]),
         TOO_LONG, seconds=IN_ALL),
    Case("invalid gzip", reply(b"0123456789", 200, GZIP), NO_SENSE),
    Case("redirect to a file", reply(b"", 302, "Location: file:///etc/passwd"), ELSEWHERE, requests=4),
    Case("redirect elsewhere", reply(b"", 301, "Location: https://elsewhere.invalid/3"), ELSEWHERE, requests=4),
    Case("redirect to itself", reply(b"", 307, "Location: /3/movie/popular"), ELSEWHERE, requests=4),
    Case("401", reply('{"status_code":7,"success":false}', 401), "rejected the credential.", status=4, requests=4),
    Case("404", reply('{"status_code":34}', 404), "Not found on 127.0.0.1", requests=4),
    Case("429", reply("", 429), "Try again in a minute.", requests=12),
    Case("429 for a second", reply("", 429, "Retry-After: 1"), "Try again in a second.", requests=12, seconds=IN_ALL),
    Case("429 for an hour", reply("", 429, "Retry-After: 3600"), "Try again in 60 minutes.", requests=4),
    Case("429 for ever", reply("", 429, "Retry-After: 99999999999999999999"), "Try again in a minute.", requests=4),
    Case("429 for nonsense", reply("", 429, "Retry-After: soon\tor\x1b[31m later"), "Try again in a minute.", requests=12),
    Case("500", reply("", 500), "had an internal error (status 500).", requests=4),
    Case("503", reply("", 503), "had an internal error (status 503).", requests=12),
]

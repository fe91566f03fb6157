"""Runs and measures programs, runs servers for them, and writes down what was measured. Shared by several scripts."""

import contextlib
import http.server
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from typing import NamedTuple


class Run(NamedTuple):
    status: int
    seconds: float
    peak_mib: float


def clean_environment(home, **variables):
    """An environment without the caller's token, proxy, settings or cache, which would affect measurements."""
    return {"PATH": "/usr/bin:/bin", "HOME": home, "LC_ALL": "C.UTF-8", **variables}


def timed(command, environment):
    """Runs a program with as little overhead as possible, and discards its output. Do not use its `peak_mib`: a spawned
    program inherits the peak of this one."""
    null = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in (0, 1, 2)]
    started = time.monotonic()
    child = os.posix_spawn(command[0], command, environment, file_actions=null)
    return _ended(child, started)


def observed(command, environment, output, errors, limit=60.0):
    """Runs a program with its output in two files, and kills it after `limit` seconds.

    A new process starts it, because a program inherits the peak of the one that starts it. So the peak is at least the
    10 MiB of a Python without modules.
    """
    reader, writer = os.pipe()
    with os.fdopen(reader) as results:
        helper = subprocess.Popen(
            [sys.executable, "-I", "-S", os.path.abspath(__file__), str(writer), str(limit), *command], env=environment,
            pass_fds=[writer], stdin=subprocess.DEVNULL, stdout=output, stderr=errors)
        os.close(writer)
        fields = results.read().split()
        helper.wait()
    return Run(int(fields[0]), float(fields[1]), float(fields[2]))


def _observe(results, limit, command):
    """The helper of `observed`: writes the status, the seconds and the peak in MiB to a descriptor."""
    os.set_inheritable(results, False)
    started = time.monotonic()
    child = os.fork()
    if child == 0:
        try:
            os.execve(command[0], command, os.environ)
        finally:
            os._exit(127)
    # Without a thread, which would need memory.
    signal.signal(signal.SIGALRM, lambda *_: os.kill(child, signal.SIGKILL))
    signal.setitimer(signal.ITIMER_REAL, limit)
    run = _ended(child, started)
    os.write(results, f"{run.status} {run.seconds} {run.peak_mib}".encode())


def peak(command, environment):
    """The peak memory of a program, in MiB."""
    with open(os.devnull, "w") as null:
        return observed(command, environment, null, null).peak_mib


def _ended(child, started):
    _, status, usage = os.wait4(child, 0)
    return Run(os.waitstatus_to_exitcode(status), time.monotonic() - started, usage.ru_maxrss / 1024)


@contextlib.contextmanager
def scratch_directory():
    """A temporary directory, also removed on SIGTERM."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    directory = tempfile.mkdtemp(prefix="vip-")
    try:
        yield directory
    finally:
        shutil.rmtree(directory, ignore_errors=True)


class Certificate(NamedTuple):
    path: str
    key: str


def make_certificate(directory):
    """A self-signed certificate for this machine."""
    certificate = Certificate(os.path.join(directory, "certificate.pem"), os.path.join(directory, "key.pem"))
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
         "-keyout", certificate.key, "-out", certificate.path],
        check=True, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return certificate


@contextlib.contextmanager
def nginx(directory, certificate, locations, preamble=""):
    """An nginx that speaks HTTP/2 over TLS, or HTTP/1.1 without a certificate, on a free port of 127.0.0.1; yields the port."""
    program = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
    if program is None:
        sys.exit("nginx is not installed.")
    # nginx inherits a listening socket, named in its variable NGINX. So the port is certainly free, and connections made
    # before nginx is up wait in the socket's queue.
    with socket.create_server(("127.0.0.1", 0), backlog=256) as listening:
        port = listening.getsockname()[1]
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        configuration = os.path.join(directory, "nginx.conf")
        with open(configuration, "w") as file:
            file.write(f"""
{preamble}
{"user root;" if os.geteuid() == 0 else ""}
daemon off;
worker_processes 1;
pid {directory}/nginx.pid;
error_log {directory}/nginx-errors.log;
events {{}}
http {{
  {" ".join(f"{kind}_temp_path {directory}/{kind};" for kind in kinds)}
  access_log off;
  server {{
    listen 127.0.0.1:{port}{" ssl http2" if certificate else ""};
    {f"ssl_certificate {certificate.path}; ssl_certificate_key {certificate.key};" if certificate else ""}
    {locations}
  }}
}}
""")
        server = subprocess.Popen(
            [program, "-e", f"{directory}/nginx-errors.log", "-p", directory, "-c", configuration],
            env={"NGINX": f"{listening.fileno()};"}, pass_fds=[listening.fileno()],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield port
    finally:
        # A graceful exit, so that the log is complete.
        server.send_signal(signal.SIGQUIT)
        try:
            server.wait(timeout=10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def serve(answer, **fields):
    """Starts a server, and returns its address. `answer` returns the body for the target of a request; None if there is
    nothing. The header fields are those of all responses."""
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            body = answer(self.path)
            if body is None:
                return self.send_error(404)
            self.send_response(200)
            for name, value in {"Content-Length": len(body), **fields}.items():
                self.send_header(name, str(value))
            try:
                self.end_headers()
                self.wfile.write(body)
            except ConnectionError:
                pass  # The program no longer needs it.

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def write_block(path, lines):
    """Writes measurements into a Markdown file, in place of those between its marks."""
    with open(path) as file:
        text = file.read()
    block = "\n".join(["<!-- bench -->", *lines, "<!-- /bench -->"])
    changed, count = re.subn("<!-- bench -->.*<!-- /bench -->", lambda _: block, text, flags=re.DOTALL)
    if count != 1:
        sys.exit(f"{path} has no place for the measurements.")
    with open(path, "w") as file:
        file.write(changed)


if __name__ == "__main__":
    _observe(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])

"""Runs commands at terminals, ends each by a signal at a random moment, and looks at what is left. Used by Scripts/torture."""

import contextlib
import fcntl
import glob
import os
import pty
import random
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time

import measuring

SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGALRM]
COMMANDS = [
    ["list", "popular"], ["favorites", "import", "list.csv"], ["favorites", "export", "out.json"], ["auth", "login"],
    ["browse"], ["home", "--offline"], ["open", "603"], ["trailer", "603"],
]
PAGED = ["home", "--offline"]
FILM = b'{"id":603,"title":"A","videos":{"results":[{"id":"v","site":"YouTube","key":"k","type":"Trailer"}]}}'
# A program that uses the terminal, and that a shell has started.
OTHER_PROGRAM = "#!/bin/sh\nstty raw -echo\nsleep 600\ntrue\n"
# Leads the session, so that the kernel does not end the others with the program.
LEADER = """
import os, signal, sys
results = os.fdopen(int(sys.argv[1]), "w")
os.set_inheritable(results.fileno(), False)
terminal = os.open(sys.argv[2], os.O_RDWR)
signal.signal(signal.SIGTERM, lambda *_: None)
for stream in range(3):
    os.dup2(terminal, stream)
other = os.posix_spawn("/bin/sleep", ["sleep", "600"], os.environ)
# A script in the background ignores some.
usual = [signal.SIGINT, signal.SIGHUP, signal.SIGQUIT]
program = os.posix_spawn(sys.argv[3], sys.argv[3:], os.environ, setsigdef=usual)
print(other, program, file=results, flush=True)
print(os.waitpid(program, 0)[1], file=results, flush=True)
signal.pause()
"""


# Held while a process starts, which uses the terminals of other runs until it becomes another program.
starting = threading.Lock()


def server():
    """The address of a new server. It answers for one film; other requests wait."""
    def answer(target):
        if not target.partition("?")[0].endswith("/603"):
            time.sleep(600)
        return FILM

    return measuring.serve(answer) + "/3"


def run(vip, command, number, address, directory):
    """Returns what is wrong after a run."""
    home = tempfile.mkdtemp(dir=directory)
    os.mkdir(f"{home}/bin")
    for name in ("xdg-open", "mpv", "yt-dlp"):
        with open(f"{home}/bin/{name}", "w", opener=lambda path, flags: os.open(path, flags, 0o755)) as file:
            file.write(OTHER_PROGRAM)
    with open(f"{home}/list.csv", "w") as file:
        file.write("Title,Year\nNosferatu,1922\n")
    environment = measuring.clean_environment(home, PATH=f"{home}/bin:/usr/bin:/bin", TERM="xterm", TMDB_API_URL=address)
    if command not in (PAGED, ["auth", "login"]):
        environment["TMDB_ACCESS_TOKEN"] = "token"
    keyboard, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 4 if command == PAGED else 24, 80, 0, 0))
    before = termios.tcgetattr(terminal)
    threading.Thread(target=drain, args=[keyboard], daemon=True).start()
    reader, writer = os.pipe()
    with starting:
        leader = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", LEADER, str(writer), os.ttyname(terminal), vip, *command],
            env=environment, cwd=home, start_new_session=True, pass_fds=[writer], stdin=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as results:
        other, program = map(int, results.readline().split())
        time.sleep(random.uniform(0, 0.6))
        with contextlib.suppress(ProcessLookupError):
            os.kill(program, number)
        # A program that does not end is one that is left.
        ender = threading.Timer(20, os.kill, [program, signal.SIGKILL])
        ender.start()
        status = int(results.readline())
        ender.cancel()
    wrong = []
    # An export may end before.
    if os.WTERMSIG(status) != number and not (status == 0 and "export" in command):
        wrong.append(f"ended with status {status}")
    with starting:
        users = processes(os.ttyname(terminal)) - {os.getpid()}
    if other not in users:
        wrong.append("ended another process")
    if users - {leader.pid, other}:
        wrong.append("left a process")
    if termios.tcgetattr(terminal) != before:
        wrong.append("left the terminal changed")
    for process in users | {leader.pid}:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    leader.wait()
    os.close(terminal)
    return [f"{' '.join(command)}, {number.name}: {what}" for what in wrong]


def drain(keyboard):
    """Reads the output until the terminal is closed."""
    try:
        while os.read(keyboard, 65536):
            pass
    except OSError:
        os.close(keyboard)


def processes(terminal):
    """The processes that use a terminal."""
    found = set()
    for link in glob.glob("/proc/[0-9]*/fd/*"):
        try:
            if os.readlink(link) == terminal:
                found.add(int(link.split("/")[2]))
        except OSError:
            pass  # It has just been closed.
    return found

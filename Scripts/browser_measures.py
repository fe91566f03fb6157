"""Measures `vip browse` in a pseudo-terminal that answers as a terminal does."""

import fcntl
import os
import pty
import random
import select
import signal
import statistics
import struct
import termios
import time

# What a terminal answers to the last question.
ATTRIBUTES = b"\x1b[?62;22c"
KEYS = [b"j", b"k", b"l", b"h", b"\r", b"\x7f", b"\x1b[27u", b"1", b"2", b"4", b"5", b"g", b"G", b" ", b"b", b"J", b"P",
        b"s", b"r", b"?", b":", b"\t", b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"/nos", b"\x1b[<64;9;9M", b"\x1b[<65;9;9M"]


class Browser:
    """A running browser, whose output is read."""

    def __init__(self, command, environment, columns=80, rows=24):
        self.started = time.monotonic()
        self.process, self._terminal = pty.fork()
        if self.process == 0:
            os.execve(command[0], command, environment)
        self.resize(columns, rows)
        self.output = b""
        self.is_open = True

    def resize(self, columns, rows):
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys, limit=20):
        """Types keys. A browser that has hung and reads none within the limit is killed."""
        self.output = b""
        _, ready, _ = select.select([], [self._terminal], [], limit)
        if ready:
            os.write(self._terminal, keys)
        else:
            os.kill(self.process, signal.SIGKILL)

    def read(self, until, limit=20):
        """Reads until the output contains some bytes. Returns the seconds that took; None if the limit has passed."""
        started = time.monotonic()
        while until not in self.output:
            left = started + limit - time.monotonic()
            if left <= 0 or not self._read_once(left):
                return None
        return time.monotonic() - started

    def rest(self, seconds):
        """Reads what is written within some seconds."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and self._read_once(left):
            pass

    def _read_once(self, seconds):
        ready, _, _ = select.select([self._terminal], [], [], seconds)
        if not ready:
            return True
        try:
            piece = os.read(self._terminal, 1 << 16)
        except OSError:
            piece = b""
        if b"\x1b[c" in piece:
            os.write(self._terminal, ATTRIBUTES)
        self.output += piece
        self.is_open = bool(piece)
        return self.is_open

    def quit(self, limit=60):
        """Quits. Returns the seconds until the process has ended. One that has not ended within the limit is killed."""
        self.type(b"\x03")
        started = time.monotonic()
        while self.is_open and time.monotonic() < started + limit:
            self._read_once(1)
        if self.is_open:
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self._terminal)
        return time.monotonic() - started

    def status(self, name):
        """A number of the process's status, such as its memory."""
        with open(f"/proc/{self.process}/status") as lines:
            return next((int(line.split()[1]) for line in lines if line.startswith(name + ":")), 0)

    def switches(self):
        """How often each thread of the process has waited for something."""
        counts = {}
        for task in os.listdir(f"/proc/{self.process}/task"):
            with open(f"/proc/{self.process}/task/{task}/status") as lines:
                counts[task] = sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches:"))
        return counts


def frame_end(browser):
    """Waits for the end of a frame."""
    return browser.read(b"\x1b[?2026l")


def percentile(values, part=0.99):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def measure(table, vip, curl_seconds, environment, keys=3_000):
    """Adds rows for the whole process: `curl_seconds` is a function that times the peer."""
    environment = {**environment, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    command = [vip, "browse"]
    firsts, ends, ratios = [], [], []
    for _ in range(20):
        browser = Browser(command, environment)
        browser.read(b"Popular")
        firsts.append(time.monotonic() - browser.started)
        ratios.append(firsts[-1] / curl_seconds())
        ends.append(browser.quit())
    table.add("`vip browse`: first frame with films", f"{statistics.median(firsts) * 1000:.1f} ms", "`curl --version`",
              f"{statistics.median(ratios):.2f}", "1.5", "")
    table.add("`vip browse`: from the key to the end, 99 %", f"{percentile(ends) * 1000:.1f} ms", "", "", "50 ms", "")

    browser = Browser(command, environment)
    browser.read(b"Popular")
    browser.rest(0.5)
    steps, escapes, sizes = [], [], []
    for index in range(100):
        browser.type(b"l" if index % 2 == 0 else b"h")
        steps.append(frame_end(browser))
        sizes.append(len(browser.output))
    for _ in range(30):
        browser.type(b":")
        frame_end(browser)
        browser.type(b"\x1b")
        escapes.append(frame_end(browser))
    table.add("`vip browse`: a move of the focus, 99 %", f"{percentile(steps) * 1000:.1f} ms", "", "", "", "")
    table.add("`vip browse`: bytes of a move of the focus, at most", f"{max(sizes):,}", "", "", "2,048", "")
    table.add("`vip browse`: a lone Esc, 99 %", f"{percentile(escapes) * 1000:.1f} ms", "", "", "30 ms", "")
    # The runtime ends threads that have had nothing to do for some seconds.
    browser.rest(15)
    before = browser.switches()
    browser.rest(10)
    wakeups = sum(count - before.get(task, 0) for task, count in browser.switches().items())
    table.add("`vip browse`: wake-ups in 10 s without a key", f"{wakeups}", "", "", "0", "")

    chance = random.Random(1895)
    for _ in range(keys):
        browser.type(chance.choice(KEYS))
        browser.rest(0.002)
    browser.rest(1)
    table.add(f"`vip browse`: memory after {keys:,} random keys", f"{browser.status('VmRSS') / 1024:.0f} MiB", "", "",
              "40 MiB", "")
    browser.quit()

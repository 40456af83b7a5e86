"""Builds and runs the fuzzer of Tests/Fuzzer: libFuzzer with coverage of all Swift code, and AddressSanitizer.

The first inputs come from the examples and tests of the repository. Inputs that reach new code are kept in
.build-fuzzer/corpus for the next run.
"""

import os
import re
import resource
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent
BUILD = ROOT / ".build-fuzzer"
SECONDS, MEGABYTES = 10, 1024
# Memory that AddressSanitizer adds to what an input takes: shadow, red zones, and freed blocks that it keeps.
SANITIZER = 512
LARGEST = 4_096  # bytes of an input: more of them in the same time reach more code
FLAGS = ["-parse-as-library", "-enable-testing",
    "-sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table"]
SPECS = ["specs", "layout", "drawing", "sheets", "fix", "diff"]
TARGETS = ["yaml", "json", "tokens", "resolver", "import", "manifest", *SPECS, "png", "svg", "baseline", "signoff",
    "shard", "cache"]

BASELINE = """\
{ "version": 2, "entries": [ { "project": "Fuzz", "rule": "small-tap-target", "places": ["Small:default"],
  "node": "body", "file": "spec.yaml", "message": "m", "contexts": { "device": ["iphone-15"] }, "measured": 20,
  "required": 44 } ] }
"""
SIGNOFF = """\
{"at":"2026-11-24","build":"1","by":"Aoi","context":"light,large,iphone-15","decision":"accepted","mockup":"Row:on",\
"note":"n","picture":"0123456789abcdef","role":"qa","scene":"0123456789abcdef"}
{"at":"2026-11-25","by":"Ken","criterion":"AC-1","decision":"rejected","note":"no"}
"""
SHARD = """\
{"shard":"1/2","division":"d","paths":["a"],"only":[],"skip":["b"],"preview":true,"outside":false,"lines":[2,0]}
{"version":"6","pictures":{}}
{"component":"C","key":"k","parts":[],"tokens":[],"attention":[],"contexts":[]}
"""


def build():
    """Builds the fuzzer and returns its path. UISPEC_FUZZER may name one that is already built."""
    if Path(os.environ.get("UISPEC_FUZZER", "")).is_file():
        return Path(os.environ["UISPEC_FUZZER"])
    command = ["swift", "build", "-c", "release", "--product", "fuzzer", "--scratch-path", str(BUILD),
        "--sanitize", "fuzzer", "--sanitize", "address", *(text for flag in FLAGS for text in ("-Xswiftc", flag))]
    built = subprocess.run(command, cwd=ROOT, env=os.environ | {"UISPEC_FUZZER": "1"}, capture_output=True, text=True)
    if built.returncode:
        sys.exit(f"Scripts/prove fuzz: the fuzzer does not build\n{(built.stdout + built.stderr)[-4000:]}")
    return BUILD / "release/fuzzer"


def environment(target):
    # Symbols are looked up by hand: llvm-symbolizer takes minutes for a program of this size.
    return os.environ | {"UISPEC_FUZZ": target, "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
        "ASAN_OPTIONS": "symbolize=0:detect_leaks=0:quarantine_size_mb=16:malloc_context_size=0:allocator_may_return_null=1"}


# ------------------------------------------------------------------------------------------------------- First inputs


def packed(folder):
    """The files of a folder as one input: a line `@@@ name` starts each."""
    parts = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.startswith("expected") and path.suffix != ".md":
            parts.append(b"@@@ " + str(path.relative_to(folder)).encode() + b"\n" + path.read_bytes())
    return b"\n".join(parts)


def tracked(*patterns):
    names = subprocess.run(["git", "ls-files", "--", *patterns], cwd=ROOT, capture_output=True, text=True).stdout
    paths = (ROOT / name for name in names.splitlines())
    return [path for path in paths if path.is_file() and path.stat().st_size <= LARGEST]


def seeds(fuzzer, constants):
    """Returns the first inputs of each target."""
    folder = BUILD / "examples"
    subprocess.run([str(fuzzer), "-runs=0"], env=environment("yaml") | {"UISPEC_FUZZ_SEEDS": str(folder)}, check=True,
        capture_output=True)
    found = {target: [] for target in TARGETS}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found[path.parent.name].append(path.read_bytes())
    found["yaml"] = [path.read_bytes() for path in tracked("*.yaml", "*.yml")]
    found["json"] = [path.read_bytes() for path in tracked("*.json", "*.json5", "*.tokens", "*.sarif")]
    found["tokens"] += [path.read_bytes() for path in tracked("Tokens/*", "Examples/*.json", "Tests/CodegenTests/*.json")]
    found["manifest"] += [path.read_bytes() for path in tracked("*uispec.yaml")]
    found["specs"] += [path.read_bytes() for path in tracked("Specs/*.yaml")]
    groups = {"tokens": "tokens", "manifest": "manifest", "sources": "yaml"}
    for case in sorted(ROOT.glob("Tests/Cases/**/expected*")):
        group = case.relative_to(ROOT / "Tests/Cases").parts[0]
        target = "resolver" if "resolver" in case.parts else groups.get(group, "specs")
        found["specs" if target == "yaml" else target].append(packed(case.parent))
    found["import"] = found["tokens"] + found["resolver"]
    for target in SPECS[1:]:
        found[target] = found["specs"]
    found["png"] = [path.read_bytes() for path in tracked("*.png")]
    found["svg"] = [path.read_bytes() for path in tracked("*.svg")]
    found["baseline"], found["signoff"], found["shard"] = [BASELINE.encode()], [SIGNOFF.encode()], [SHARD.encode()]
    for target, texts in constants.items():
        found[target] += texts
    return {target: [data for data in inputs if len(data) <= LARGEST] for target, inputs in found.items()}


def dictionary(inputs):
    """The words of the first inputs, most frequent first, as a dictionary of libFuzzer."""
    counts = {}
    for data in inputs:
        for word in re.findall(rb"[$#@&*!]?[A-Za-z][A-Za-z0-9_-]{2,24}:?", data[:LARGEST]):
            counts[word] = counts.get(word, 0) + 1
    words = sorted(counts, key=lambda word: (-counts[word], word))[:1500]
    extra = [b"---\\x0a", b"\\x0a- ", b": ", b"{ ", b" }", b"[", b"]", b"1e999", b"-1", b"NaN", b"<<: *a", b"\\xef\\xbb\\xbf"]
    return b"".join(b'"' + word + b'"\n' for word in words + extra)


# ------------------------------------------------------------------------------------------------------------ Running


# libFuzzer measures the time of day, in which an input takes long on a busy machine. A slow input is kept, and counts if
# it needs so much processor time alone.
LIMITS = [f"-timeout={20 * SECONDS}", f"-report_slow_units={SECONDS}", f"-rss_limit_mb={MEGABYTES + SANITIZER}",
    f"-malloc_limit_mb={MEGABYTES}"]


def confirmed(fuzzer, target, path):
    """Runs an input alone. Returns what was found, or None."""
    command = [str(fuzzer), *LIMITS, f"-artifact_prefix={BUILD}/again-", str(path)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(command, env=environment(target), capture_output=True, text=True, errors="replace")
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    if done.returncode:
        said = re.findall(r"(?:Fatal error|ERROR|SUMMARY): .*", done.stderr)
        return said[0] if said else f"exit {done.returncode}"
    return f"took {used:.0f} s" if used > SECONDS else None


def fuzz(fuzzer, target, inputs, seconds):
    """Runs one target. Returns the numbers of inputs and of findings."""
    corpus, first = BUILD / "corpus" / target, BUILD / "seeds" / target
    for folder in (corpus, first, BUILD / "found"):
        folder.mkdir(parents=True, exist_ok=True)
    # First inputs that did not change are not run again: those that count are in the corpus.
    known = {path.read_bytes() for path in first.iterdir()} if any(corpus.iterdir()) else set()
    for path in first.iterdir():
        path.unlink()
    for number, data in enumerate(inputs):
        (first / str(number)).write_bytes(data)
    folders = [str(corpus)] if known.issuperset(inputs) else [str(corpus), str(first)]
    words = BUILD / f"{target}.dict"
    words.write_bytes(dictionary(inputs))
    prefix = BUILD / "found" / f"{target}-"
    deadline, count, found, edges, total, peak = time.monotonic() + seconds, 0, {}, 0, 0, 0
    start = resource.getrusage(resource.RUSAGE_CHILDREN)
    while len(found) < 3 and (left := int(deadline - time.monotonic())) > 0:
        command = [str(fuzzer), f"-max_total_time={left}", f"-max_len={LARGEST}", f"-dict={words}", "-print_final_stats=1",
            f"-artifact_prefix={prefix}", "-use_value_profile=0", "-reload=0", *LIMITS, *folders]
        done = subprocess.run(command, env=environment(target), capture_output=True, text=True, errors="replace")
        count += sum(map(int, re.findall(r"stat::number_of_executed_units: *(\d+)", done.stderr)))
        peak = max([peak, *map(int, re.findall(r"stat::peak_rss_mb: *(\d+)", done.stderr))])
        edges = max([edges, *map(int, re.findall(r" cov: (\d+)", done.stderr))])
        total = max([total, *map(int, re.findall(r"\((\d+) inline 8-bit counters\)", done.stderr))])
        kept = re.findall(r"Test unit written to (.*)", done.stderr)
        for path in dict.fromkeys(kept):
            problem = confirmed(fuzzer, target, path)
            if problem:
                found[path] = problem
        if done.returncode and not kept:
            found["?"] = done.stderr[-500:]
            break
    end = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime
    for path, problem in found.items():
        print(f"  {target}:{path}  {problem}")
    print(f"{target:10}{count:10,} inputs {used:7,.0f} s of processor time {edges:7,} of {total:,} edges {peak:5} MB  "
        + ("ok" if not found else f"{len(found)} FOUND"))
    return count, used, len(found)


def main(arguments, constants):
    """Runs `fuzz --guided SECONDS [target …]`, or one input again: `fuzz --guided TARGET:FILE`."""
    sys.stdout.reconfigure(line_buffering=True)
    seconds = next((int(text) for text in arguments if text.isdigit()), 60)
    named = [text for text in arguments if not text.isdigit()]
    wrong = [text for text in named if text.split(":")[0] not in TARGETS]
    if wrong:
        sys.exit(f"Scripts/prove fuzz: unknown target {wrong[0]}; the targets are {', '.join(TARGETS)}")
    fuzzer = build()
    again = [text.partition(":")[::2] for text in named if ":" in text]
    if again:
        problems = [confirmed(fuzzer, target, path) for target, path in again]
        print("\n".join(problem or "nothing found" for problem in problems))
        return 1 if any(problems) else 0
    inputs = seeds(fuzzer, constants)
    results = [fuzz(fuzzer, target, inputs[target], seconds) for target in named or TARGETS]
    count, used, found = (sum(numbers) for numbers in zip(*results))
    print(f"{count:,} inputs, {used / 3600:.1f} hours of processor time: {f'{found} found' if found else 'nothing found'}")
    return 1 if found else 0

"""Follows help in words: a table of regular expressions on the help, each with a function that edits the files.

A function takes the files, the finding and the match. It returns whether it could edit at the place of the finding.
The functions know as much YAML as the example apps use (places.py).
"""

import difflib
import re

from models.places import block_end, depth_of, entry, flow_around, line_of, span, swap, value_end

# ----------------------------------------------------------------------------------------------------------- Functions


def value(files, finding, match):
    """The text in place of the value, or of the key, that the finding is at."""
    text, start, end = span(files, finding)
    new = match.group(1).strip('"')
    quoted = text[start] in "\"'" and not new[0].isdigit() or new.startswith(("#", "{", "color("))
    return swap(files, finding, start, end, f'"{new}"' if quoted else new)


def nearest(files, finding, match):
    """The value of a list that is most like the one that is there, else the first."""
    text, start, end = span(files, finding)
    names = re.split(r", | or ", match.group(1))
    return swap(files, finding, start, end, (difflib.get_close_matches(text[start:end], names, 1, 0) or names)[0])


def everywhere(files, finding, match):
    """Another name at the place, and in every reference."""
    text, start, end = span(files, finding)
    word = re.compile(rf"(?<![\w/-]){re.escape(text[start:end])}(?![\w/-])")
    for name in files:
        if isinstance(files[name], str):
            files[name] = word.sub(match.group(1), files[name])
    return True


def beside(files, finding, match):
    """A key and its value in the map that the finding is in."""
    text, start, _ = span(files, finding)
    key, new = match.groups()
    found = entry(text, start, key)
    if found:
        return swap(files, finding, *found, new)
    opened = flow_around(text, start)
    if opened is not None:
        return swap(files, finding, opened + 1, opened + 1, f" {key}: {new},")
    lines, number = text.split("\n"), line_of(text, start)
    lines.insert(block_end(lines, number), " " * depth_of(lines[number]) + f"{key}: {new}")
    files[finding["file"]] = "\n".join(lines)
    return True


def of_animation(files, finding, match):
    """A key and its value in the block map that the finding's line is in."""
    line = files[finding["file"]].split("\n")[finding["line"] - 1]
    return beside(files, {**finding, "column": depth_of(line) + 1}, match)


def flash_slowed(files, finding, match):
    """A longer duration, and fewer runs."""
    pairs = re.findall(r"(duration|repeat): (\S+?)(?=,| or longer)", match.group(0))
    return all(of_animation(files, finding, re.match(r"(\w+) (.+)", f"{key} {new}")) for key, new in pairs)


def inside(files, finding, match):
    """A key and its value in the map below the key, or in the map, that the finding is at."""
    text, start, end = span(files, finding)
    key, new = match.groups()
    if text[end:end + 1] != ":" and text[start] != "{":  # a block map
        return beside(files, finding, match)
    below = start if text[start] == "{" else re.match(r": *", text[end:]).end() + end
    if text[below] == "{":
        return swap(files, finding, below + 1, below + 1, f" {key}: {new},")
    lines, number = text.split("\n"), line_of(text, start)
    lines.insert(number + 1, " " * (depth_of(lines[number]) + 2) + f"{key}: {new}")
    files[finding["file"]] = "\n".join(lines)
    return True


def of_component(files, finding, match):
    """A key and its value in the component that the finding is in."""
    text, start, _ = span(files, finding)
    lines, number = text.split("\n"), line_of(text, start)
    while number > 0 and not re.match(r"(component|screen): ", lines[number]):
        number -= 1
    lines.insert(number + 1, "{}: {}".format(*match.groups()))
    files[finding["file"]] = "\n".join(lines)
    return True


def removed(files, finding, _):
    """Without the key, list item or comment that the finding is at."""
    text, start, end = span(files, finding)
    opened = flow_around(text, start)
    if opened is not None:
        after = re.match(r": *", text[end:])
        end = value_end(text, end + after.end()) if after else end
        cut = re.match(r", *", text[end:])
        if cut:
            return swap(files, finding, start, end + cut.end(), "")
        return swap(files, finding, len(text[:start].rstrip(", ")), end, "")
    lines, number = text.split("\n"), line_of(text, start)
    del lines[number:number + 1 if lines[number].lstrip().startswith("#") else block_end(lines, number)]
    if number and lines[number - 1] in ("waivers:", "properties:", "suppressions:") \
            and not lines[number].startswith((" ", "- ")):
        del lines[number - 1]
    files[finding["file"]] = "\n".join(lines)
    return True


def deleted(files, finding, match):
    """Without the quoted text, which the finding is at, and the spaces behind it."""
    text, start, _ = span(files, finding)
    at = text.find(match.group(1), start)
    if at < 0:
        return False
    return swap(files, finding, at, at + len(re.match(re.escape(match.group(1)) + " *", text[at:]).group(0)), "")


def begun(files, finding, match):
    """The label, with a text before it."""
    text, start, end = span(files, finding)
    start = end + 2 if text[end:end + 2] == ": " else start
    old = text[start:value_end(text, start)]
    return swap(files, finding, start, start + len(old), f'"{match.group(1)}、{old.strip(chr(34))}"')


def into_gamut(files, finding, match):
    """The color at the place, or the first one behind it that is written as a function."""
    text, start, _ = span(files, finding)
    color = re.compile(r'"[a-z]+\([^"]*\)"').search(text, start)
    return bool(color) and swap(files, finding, *color.span(), f'"{match.group(1)}"')


def in_the_line(pattern, new):
    """A change of the first text in the finding's line that matches a pattern."""
    def edit(files, finding, match):
        lines = files[finding["file"]].split("\n")
        old = lines[finding["line"] - 1]
        lines[finding["line"] - 1] = re.sub(match.expand(pattern), match.expand(new), old, count=1)
        files[finding["file"]] = "\n".join(lines)
        return lines[finding["line"] - 1] != old
    return edit


def in_the_component(files, finding, match):
    """The first group's text in place of the second's, in the same document."""
    text, start, _ = span(files, finding)
    document = text.rfind("\n---\n", 0, start) + 1
    at = text.find(match.group(2), document)
    return at >= 0 and swap(files, finding, at, at + len(match.group(2)), match.group(1))


def key_renamed(files, finding, match):
    """`min…` in place of a fixed size in the map that the finding is in."""
    text, start, _ = span(files, finding)
    found = entry(text, start, match.group(2))
    if not found:
        return False
    at = text.rfind(match.group(2) + ":", 0, found[0])
    return swap(files, finding, at, at + len(match.group(2)), match.group(1))


def stronger(color, mode):
    """A color three tenths darker, or lighter in dark appearance."""
    goal = 255 if "dark" in mode else 0
    parts = [int(color[at:at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join("%02X" % round(part + (goal - part) * 0.3) for part in parts)


def mode_added(files, finding, match):
    """The value of a token for another appearance: the one it has, or a stronger one for increased contrast."""
    text, start, _ = span(files, finding)
    name, at = finding["file"], start
    reference = re.match(r'"?\{\w+\.(\w+)\}', text[start:])
    if reference:
        place = [(other, found.start(1)) for other, content in files.items() if isinstance(content, str)
                 for found in re.finditer(rf"^ +({reference.group(1)}):", content, re.MULTILINE) if "Tokens" in other]
        if not place:
            return False
        name, at = place[0]
    mode, text = match.group(1), files[name]
    end = re.compile(r"\n {0,2}\S|\Z").search(text, at).start()
    token = text[at:end]
    values = dict(re.findall(r'([\w$+]+)"?: "?(#\w{6}|\{[\w.]+\})', token))
    new = values.get("dark" if mode == "dark+increased" else "$value")
    written = re.search(rf'(?<![+\w])"?{re.escape(mode)}"?: "[^"]*"', token)
    if new and "increased" in mode:
        new = stronger(new, mode) if new.startswith("#") and stronger(new, mode) != new else None
    if not new:
        return False
    if written:
        token = token.replace(written.group(0), f'"{mode}": "{new}"' if "+" in mode else f'{mode}: "{new}"')
    elif "$modes: {" in token:
        token = token.replace("$modes: {", f'$modes: {{ "{mode}": "{new}",', 1)
    else:
        token = re.sub(r'(\$value: "[^"]*")( *[,}]|$)', rf'\1@ $modes: {{ {mode}: "{new}" }}\2', token, count=1,
                       flags=re.MULTILINE)
        token = token.replace("@ ", ", " if "{ $value" in token else "\n    ")
    files[name] = text[:at] + token + text[end:]
    return True


# ----------------------------------------------------------------------------------------------------------- The table

PATTERNS = [(re.compile(pattern), edit) for pattern, edit in [
    (r"did you mean [“]?(\{.+?\}|.+?)[”]?\?$", value),
    (r"use (\S+)(?: or .+)?, the nearest (?:radius|distance) on the scale$", value),
    (r"set the inner radius to (\S+)(?: or .+)? to give", value),
    (r"(?:write|use) one of (?:its states: )?(.+)$", nearest),
    (r"change the (?:text )?color to (#\w+), the nearest color", value),
    (r"rename it to “(.+)”, here and in every reference", everywhere),
    (r"delete “(.+?)”, or put quotes", deleted),
    (r"delete “(.+?)” from inputs:", removed),
    (r"write (opacity: \S+) or more in place of (opacity: [\d.]+)", in_the_component),
    (r"write duration: \S+ or longer(?:$|, and repeat: \d+,)", flash_slowed),
    (r"write (threshold|dismissAfter|radius|children|prominence): ([\w.]+)(?=$|,| for a capsule)(?! on the)", beside),
    (r"write (repeat): (\d+)(?: or another number up to \d+)?, or start", beside),
    (r"write (reduced|timeout): (\{ .+? \}|none)(?=$|, or)", inside),
    (r"write (announce): (true) in the component", of_component),
    (r"write ([\w.]+), which points the same way", value),
    (r"write (color\(.+\)), the nearest color in the gamut", into_gamut),
    (r"write (?:\$\w+ where it is shown|a condition), or remove it$", removed),
    (r"remove (?:it, or (?:list it|send coarser data)|the waiver$|the comment$)", removed),
    (r"begin the label with “(.+?)”", begun),
    (r"write ([a-z]+_[a-z_]+)$", value),
    (r"write (\w+):$", value),
    (r'put the color in quotes: "(#\w+)"', in_the_line(r"\1", r'"\1"')),
    (r"put “(}|\])” after its last value$", in_the_line("$", r" \1")),
    (r"put quotes around the text, or", in_the_line("^( *[^ ]+: )(.*)$", r'\\1"\\2"')),
    (r"add (\w+):, such as \w+: (.+)$", inside),
    (r"wrap it in a stack: zstack: \[\{ slot: … \}\]", in_the_line(r"slot: (\\w+)", r"zstack: [{ slot: \\1 }]")),
    (r"write (min(?:Height|Width)): instead of (?:a|the) fixed (height|width)(?! that)", key_renamed),
    (r"add \$modes: \{ (dark): … \} next to \$value", mode_added),
    (r"under \$modes: \{ ([\w+]+): … \}, give the color token", mode_added),
]]


def followed(files, finding):
    """Whether the help of a finding could be followed in these files, which it then changes."""
    if "line" not in finding:
        return False
    for pattern, edit in PATTERNS:
        match = pattern.match(finding.get("help") or "")
        if match:
            return bool(edit(files, finding, match))
    return False


def follow(files, findings):
    """Follows the help of these findings, from the end of each file to its start; returns those that were followed."""
    last_first = sorted(findings, key=lambda finding: (-finding.get("line", 0), -finding.get("column", 0)))
    return [finding for finding in last_first if followed(files, finding)]

"""Finds and changes places in YAML: block maps, lists and flow collections on one line."""

import re


def span(files, finding):
    """The text of the finding's file, and the start and end of its place in it."""
    text = files[finding["file"]]
    lines = text.split("\n")

    def offset(line, column):
        return sum(len(other) + 1 for other in lines[:line - 1]) + column - 1
    return text, offset(finding["line"], finding["column"]), offset(finding["endLine"], finding["endColumn"])


def swap(files, finding, start, end, new):
    files[finding["file"]] = files[finding["file"]][:start] + new + files[finding["file"]][end:]
    return True


def line_of(text, place):
    return text.count("\n", 0, place)


def depth_of(line):
    """The column of the line's first key, behind the dashes of a list."""
    return len(re.match(r"(?: |- )*", line).group(0))


def closing(text, start):
    """The place behind the bracket that closes the one at `start`."""
    depth, quote = 0, ""
    for place in range(start, len(text)):
        sign = text[place]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign in "{[":
            depth += 1
        elif sign in "}]":
            depth -= 1
            if depth == 0:
                return place + 1
    return len(text)


def flow_around(text, place):
    """The place of the innermost bracket on this line that is open at `place`, or None."""
    opened, quote = [], ""
    for at in range(text.rfind("\n", 0, place) + 1, place):
        sign = text[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign in "{[":
            opened.append(at)
        elif sign in "}]" and opened:
            opened.pop()
    return opened[-1] if opened else None


def value_end(text, start):
    """The place behind the scalar or flow collection that starts at `start`."""
    if text[start:start + 1] in ("{", "["):
        return closing(text, start)
    if text[start:start + 1] in ('"', "'"):
        return text.index(text[start], start + 1) + 1
    stop = r"[,}\]\n]" if flow_around(text, start) is not None else r"\n| #"
    return start + len(text[start:start + re.search(stop, text[start:] + "\n").start()].rstrip())


def block_end(lines, number):
    """The line behind the block that starts at this line: of an item, or of a key."""
    is_item = lines[number].lstrip().startswith("- ")

    def depth(line):
        return len(line) - len(line.lstrip(" ")) if is_item else depth_of(line)

    end = number + 1
    for other, line in enumerate(lines[end:], end):
        if line.startswith("---") or line.strip() and depth(line) <= depth(lines[number]):
            break
        end = other + 1 if line.strip() else end
    return end


def entry(text, place, key):
    """The start and end of the value of a key in the map around `place`, or None."""
    opened = flow_around(text, place)
    if opened is not None:
        for match in re.finditer(rf"(?<=[{{ ]){re.escape(key)}: +", text[opened:closing(text, opened)]):
            start = opened + match.end()
            if flow_around(text, start) == opened:
                return start, value_end(text, start)
        return None
    lines, number = text.split("\n"), line_of(text, place)
    depth, first, last = depth_of(lines[number]), number, number
    while first > 0 and "- " not in lines[first][:depth] and not lines[first - 1].startswith("---") \
            and (depth_of(lines[first - 1]) >= depth or not lines[first - 1].strip()):
        first -= 1
    while last + 1 < len(lines) and not lines[last + 1].startswith("---") and "- " not in lines[last + 1][:depth] \
            and (depth_of(lines[last + 1]) >= depth or not lines[last + 1].strip()):
        last += 1
    for at in range(first, last + 1):
        match = re.match(rf"{re.escape(key)}: *", lines[at][depth:])
        if depth_of(lines[at]) == depth and match:
            start = sum(len(line) + 1 for line in lines[:at]) + depth + match.end()
            return start, value_end(text, start)
    return None

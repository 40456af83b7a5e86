"""A model of SwiftUI's layout, written from Docs/swiftui-layout.md alone: it shares no code with Sources.

Each class is a view of SwiftUI. A proposal is a pair of lengths, where None is SwiftUI's nil. `size` answers a
proposal, `place` reports the frames of the nodes inside. Comments name the headings and steps of the page. Axis 0 is
horizontal.
"""

import math

INFINITY = math.inf
# How much of the length that is left is before the child; None is a baseline.
SHARES = {"leading": 0, "top": 0, "center": 0.5, "trailing": 1, "bottom": 1}
# The horizontal and the vertical guide of each alignment.
ALIGNMENTS = {
    "center": ("center", "center"), "leading": ("leading", "center"), "trailing": ("trailing", "center"),
    "top": ("center", "top"), "bottom": ("center", "bottom"),
    "topLeading": ("leading", "top"), "topTrailing": ("trailing", "top"),
    "bottomLeading": ("leading", "bottom"), "bottomTrailing": ("trailing", "bottom"),
    "firstTextBaseline": ("center", "firstTextBaseline"), "lastTextBaseline": ("center", "lastTextBaseline"),
}
ASCENT, DESCENT, CAP_HEIGHT, LINE_HEIGHT = 0.9521484, 0.2412109, 0.7045898, 1.193359375
# Size and leading of the text styles at the type size large (Human Interface Guidelines, Typography).
STYLES = {
    "largeTitle": (34, 41), "title1": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
    "body": (17, 22), "callout": (16, 21), "subheadline": (15, 20), "footnote": (13, 18), "caption1": (12, 16),
    "caption2": (11, 13),
}
# The edges of a plain view: it has a distance to texts, and none to other plain views (Default spacing).
TOP, BOTTOM, LEADING, TRAILING = "top", "bottom", "leading", "trailing"
EDGES = ((LEADING, TRAILING), (TOP, BOTTOM))


def pixels_up(length, pixel):
    return math.ceil(length / pixel - 1e-6) * pixel


def subtracted(length, taken):
    """Infinity stays infinite."""
    return length if length == INFINITY else length - taken


def clamp(value, least, most):
    return max(least, min(value, most))


def plain(edge):
    return {TOP: {"belowText": 0}, BOTTOM: {"aboveText": 0}}.get(edge, {})


def joined(edges):
    """The maximum of several edges, category by category."""
    result = {}
    for each in edges:
        for category, value in each.items():
            result[category] = max(result.get(category, -INFINITY), value)
    return result


def gap(one, other):
    """Default spacing: the largest sum over the shared categories, else the larger uncategorized value, else 8."""
    shared = [one[category] + other[category] for category in one if category in other and category]
    if shared:
        return max(shared)
    own = [edge[""] for edge in (one, other) if "" in edge]
    return max(own) if own else 8


class View:
    def __init__(self):
        self.sizes = {}

    @property
    def priority(self):
        return 0

    def size(self, proposal):
        """Remembers what measure answers: asking twice gives the same."""
        known = self.sizes.get(proposal)
        if known is None:
            known = self.sizes[proposal] = self.measure(proposal)
        return known

    def edge(self, name):
        """What the view prefers at an edge, by category."""
        return plain(name)

    def baseline(self, proposal, is_last):
        """The explicit guide, or None (Alignment guides)."""
        return None

    def guide(self, proposal, axis, alignment):
        """The distance of a guide from the view's origin."""
        length, name = self.size(proposal)[axis], alignment[axis]
        if name in SHARES:
            return length * SHARES[name]
        explicit = self.baseline(proposal, name == "lastTextBaseline")
        return length if explicit is None else explicit

    def place(self, proposal, x, y, report):
        pass


def aligned(size, baselines, child, proposal, alignment):
    """Where a child is in a view of this size, whose explicit baselines are given by a function."""
    place = []
    for axis in (0, 1):
        name = alignment[axis]
        if name in SHARES:
            outer = size[axis] * SHARES[name]
        else:
            explicit = baselines(name == "lastTextBaseline")
            outer = size[axis] if explicit is None else explicit
        place.append(outer - child.guide(proposal, axis, alignment))
    return tuple(place)


# ------------------------------------------------------------------------------------------------------------- Leaves


class Shape(View):
    """A color or a shape: the proposal, and 10 for nil (Protocol)."""

    def measure(self, proposal):
        return tuple(10 if each is None else each for each in proposal)


class Circle(View):
    def measure(self, proposal):
        return (min(10 if each is None else each for each in proposal),) * 2


class Spacer(View):
    """Has priority −∞, 0 across, and expands both ways outside a stack."""

    def __init__(self, minimum, axis):
        super().__init__()
        self.minimum, self.axis = minimum, axis

    @property
    def priority(self):
        return -INFINITY

    def measure(self, proposal):
        lengths = [self.minimum if each is None else max(each, self.minimum) for each in proposal]
        if self.axis is not None:
            lengths[1 - self.axis] = 0
        return tuple(lengths)

    def edge(self, name):
        """No distance beside it, along its axis."""
        return {"": 0} if self.axis is not None and name in EDGES[self.axis] else plain(name)


class Divider(View):
    """A color as thick as a pixel, along the axis of its stack."""

    def __init__(self, axis, pixel):
        super().__init__()
        self.axis, self.pixel = axis, pixel

    def measure(self, proposal):
        lengths = [10 if each is None else each for each in proposal]
        lengths[self.axis] = self.pixel
        return tuple(lengths)


class Text(View):
    """`ruler` measures a text in a width, with a number of lines at most: this is what is not modeled here."""

    def __init__(self, ruler, text, style, limit):
        super().__init__()
        self.ruler, self.text, self.style, self.limit = ruler, text, style, limit
        self.points, self.leading = STYLES[style]
        self.line = pixels_up(LINE_HEIGHT * self.points, ruler.pixel)

    def measure(self, proposal):
        width, height = (INFINITY if each is None else each for each in proposal)
        if width <= 1e-6:
            return 0, 0 if height <= 1e-6 else self.line
        size = self.ruler.size(self.text, self.style, self.limit, width)
        if size[1] <= height + 1e-6:
            return size
        fitting = max(1, math.floor((height - self.line) / self.leading + 1e-6) + 1)
        return self.ruler.size(self.text, self.style, min(fitting, self.limit or fitting), width)

    def baseline(self, proposal, is_last):
        first = ASCENT * self.points
        return first + (max(0, self.size(proposal)[1] - self.line) if is_last else 0)

    def edge(self, name):
        height = LINE_HEIGHT * self.points
        pad = pixels_up(0.1 * height, self.ruler.pixel)
        line = height + pad
        if name == TOP:
            above = line - ASCENT * self.points
            return {"aboveText": above, "text": max(0, pixels_up(self.leading - height, self.ruler.pixel))}
        if name == BOTTOM:
            below = max(line - CAP_HEIGHT * self.points, pad + DESCENT * self.points)
            return {"belowText": below, "text": 0}
        return {}


# --------------------------------------------------------------------------------------------------------- Containers


class Stack(View):
    """HStack / VStack."""

    def __init__(self, axis, children, spacing, alignment):
        super().__init__()
        self.axis, self.children, self.alignment = axis, children, alignment
        pairs = zip(children, children[1:])
        before, after = EDGES[axis]
        self.gaps = [gap(one.edge(after), other.edge(before)) if spacing is None else spacing for one, other in pairs]
        self.known = {}

    def proposal(self, along, across):
        return (along, across) if self.axis == 0 else (across, along)

    def shares(self, along, across):
        """Steps 1 to 5: the proposal of each child along the axis."""
        children, axis = self.children, self.axis
        if along is None:
            return [None] * len(children)
        least = [child.size(self.proposal(0, across))[axis] for child in children]
        most = [child.size(self.proposal(INFINITY, across))[axis] for child in children]

        def order(index):
            flexibility = most[index] - least[index]
            is_endless = flexibility == INFINITY
            return -children[index].priority, flexibility, -least[index] if is_endless else 0, index
        order_of_all = sorted(range(len(children)), key=order)
        groups = []
        for index in order_of_all:
            if groups and children[groups[-1][0]].priority == children[index].priority:
                groups[-1].append(index)
            else:
                groups.append([index])
        rest = along - sum(self.gaps)
        result = [0] * len(children)
        for number, group in enumerate(groups):
            reserved = sum(least[index] for later in groups[number + 1 :] for index in later)
            for position, index in enumerate(group):
                available = subtracted(rest, reserved)
                result[index] = max(available / (len(group) - position), 0)
                rest = subtracted(rest, children[index].size(self.proposal(result[index], across))[axis])
        return result

    def arranged(self, proposal):
        """Step 6: each child with its proposal and its place, and the size of all."""
        if proposal in self.known:
            return self.known[proposal]
        axis, other = self.axis, 1 - self.axis
        along, across = proposal[axis], proposal[other]
        proposals = [self.proposal(share, across) for share in self.shares(along, across)]
        # The extent includes the common line, which a baseline may put outside of every child.
        offset, places, low, high = 0, [], 0, 0
        for index, (child, proposed) in enumerate(zip(self.children, proposals)):
            size = child.size(proposed)
            start = -child.guide(proposed, other, self.alignment) if math.isfinite(size[other]) else 0
            low, high = min(low, start), max(high, start + size[other])
            places.append((offset, start))
            offset += size[axis] + (self.gaps[index] if index < len(self.gaps) else 0)
        extent = high - low
        items = [(child, proposed, self.proposal(place[0], place[1] - low))
                 for child, proposed, place in zip(self.children, proposals, places)]
        self.known[proposal] = items, self.proposal(offset, extent)
        return self.known[proposal]

    def measure(self, proposal):
        return self.arranged(proposal)[1]

    def placing(self, proposal):
        """Step 7."""
        other = 1 - self.axis
        across = self.size(proposal)[other] if proposal[other] is None else proposal[other]
        return self.proposal(proposal[self.axis], across)

    def place(self, proposal, x, y, report):
        for child, proposed, place in self.arranged(self.placing(proposal))[0]:
            child.place(proposed, x + place[0], y + place[1], report)

    def baseline(self, proposal, is_last):
        return combined(self.arranged(self.placing(proposal))[0], is_last)

    def edge(self, name):
        if name in EDGES[self.axis]:
            return self.children[0 if name == EDGES[self.axis][0] else -1].edge(name)
        return joined(child.edge(name) for child in self.children)


def combined(items, is_last):
    """Step 8: the explicit baselines of the children, the first by minimum, the last by maximum."""
    values = [(child.baseline(proposed, is_last), place[1]) for child, proposed, place in items]
    values = [value + shift for value, shift in values if value is not None]
    return (max if is_last else min)(values) if values else None


class ZStack(View):
    def __init__(self, children, alignment):
        super().__init__()
        self.children, self.alignment = children, alignment
        highest = max(child.priority for child in children)
        self.group = [child for child in children if child.priority == highest]

    def measure(self, proposal):
        sizes = [child.size(proposal) for child in self.group]
        return max(size[0] for size in sizes), max(size[1] for size in sizes)

    def items(self, proposal):
        size = self.size(proposal)
        guides = [max(child.guide(size, axis, self.alignment) for child in self.group) for axis in (0, 1)]
        return [(child, size, tuple(guides[axis] - child.guide(size, axis, self.alignment) for axis in (0, 1)))
                for child in self.children]

    def place(self, proposal, x, y, report):
        for child, proposed, place in self.items(proposal):
            child.place(proposed, x + place[0], y + place[1], report)

    def baseline(self, proposal, is_last):
        return combined(self.items(proposal), is_last)

    def edge(self, name):
        return joined(child.edge(name) for child in self.children)


class Scroll(View):
    """ScrollView: takes the proposal along its axis and proposes nil there.

    `content` makes the child in a container of this size, and `outer` is the container around the scroll view.
    """

    def __init__(self, axis, content, outer):
        super().__init__()
        self.axis, self.content, self.outer = axis, content, outer
        self.children = {}

    def child(self, proposal):
        """The child whose container is the scroll view: the proposal, or outside of it where there is none."""
        container = tuple(outer if length in (None, INFINITY) else length
                          for length, outer in zip(proposal, self.outer))
        if container not in self.children:
            self.children[container] = self.content(container)
        return self.children[container]

    def inner(self, proposal):
        return tuple(None if axis == self.axis else proposal[axis] for axis in (0, 1))

    def measure(self, proposal):
        content = self.child(proposal).size(self.inner(proposal))
        return tuple(proposal[axis] if axis == self.axis and proposal[axis] is not None else content[axis]
                     for axis in (0, 1))

    def place(self, proposal, x, y, report):
        self.child(proposal).place(self.inner(proposal), x, y, report)


class Fits(View):
    """ViewThatFits."""

    def __init__(self, children, axes):
        super().__init__()
        self.children, self.axes = children, axes

    def chosen(self, proposal):
        for child in self.children[:-1]:
            # Ideal along the listed axes: a text still wraps in the width where only its height must fit.
            ideal = child.size(tuple(None if axis in self.axes else proposal[axis] for axis in (0, 1)))
            if all(proposal[axis] is None or ideal[axis] <= proposal[axis] + 1e-9 for axis in self.axes):
                return child
        return self.children[-1]

    def measure(self, proposal):
        return self.chosen(proposal).size(proposal)

    def place(self, proposal, x, y, report):
        self.chosen(proposal).place(proposal, x, y, report)

    def baseline(self, proposal, is_last):
        return self.chosen(proposal).baseline(proposal, is_last)


class Grid(View):
    """LazyVGrid. A column is (kind, least, most, gap after it)."""

    def __init__(self, columns, children, spacing, alignment):
        super().__init__()
        self.columns, self.children, self.spacing, self.alignment = columns, children, spacing, alignment

    def widths(self, room):
        """The columns in a width, as (width, gap after it)."""
        left = len(self.columns)
        rest = room - sum(column[3] for column in self.columns[:-1])
        widths = [None] * left
        for index, (kind, least, _, _) in enumerate(self.columns):
            if kind == "fixed":
                widths[index] = least
                rest -= least
                left -= 1
        for index, (kind, least, most, _) in enumerate(self.columns):
            if kind != "fixed":
                share = rest / left
                widths[index] = max(share, 0) if kind == "adaptive" else clamp(share, least, most)
                rest = subtracted(rest, widths[index])
                left -= 1
        result = []
        for width, (kind, least, most, after) in zip(widths, self.columns):
            if kind == "adaptive" and math.isfinite(width):
                count = max(1, math.floor((width + after) / (least + after) + 1e-9))
                each = min((width - after * (count - 1)) / count, most)
                result += [(each, after)] * count
            else:
                result.append((width, after))
        return result

    def total(self, columns):
        return sum(width + after for width, after in columns) - columns[-1][1]

    def rows(self, columns):
        """Each row's top, height and cells, and the height of all."""
        rows, y = [], 0
        for start in range(0, len(self.children), len(columns)):
            cells = list(zip(self.children[start : start + len(columns)], columns))
            height = max(child.size((column[0], None))[1] for child, column in cells)
            rows.append((y, height, cells))
            y += height + self.spacing
        return rows, y - self.spacing

    def measure(self, proposal):
        """The first run. The grid reports at least the proposal."""
        room = 10 if proposal[0] is None else proposal[0]
        columns = self.widths(room)
        return max(room, self.total(columns)), self.rows(columns)[1]

    def baseline(self, proposal, is_last):
        return combined(self.cells(proposal), is_last)

    def cells(self, proposal):
        """The second run, in the width of the grid. Columns that are wider than it start at its leading edge."""
        width = self.size(proposal)[0]
        columns = self.widths(width)
        start = max(0, width - self.total(columns)) * SHARES[self.alignment[0]]
        for top, height, cells in self.rows(columns)[0]:
            left = start
            for child, (width, after) in cells:
                proposed = (width, height)
                shift = aligned(proposed, lambda is_last: None, child, proposed, self.alignment)
                yield child, proposed, (left + shift[0], top + shift[1])
                left += width + after

    def place(self, proposal, x, y, report):
        for child, proposed, place in self.cells(proposal):
            child.place(proposed, x + place[0], y + place[1], report)


# ---------------------------------------------------------------------------------------------------------- Modifiers


class Modifier(View):
    """Passes on what it does not change."""
    resets_priority = False

    def __init__(self, child):
        super().__init__()
        self.child = child

    @property
    def priority(self):
        return 0 if self.resets_priority else self.child.priority

    def inner(self, proposal):
        return proposal

    def shift(self, proposal):
        return 0, 0

    def measure(self, proposal):
        return self.child.size(self.inner(proposal))

    def edge(self, name):
        return self.child.edge(name)

    def placing(self, proposal):
        return self.inner(proposal)

    def baseline(self, proposal, is_last):
        own = self.child.baseline(self.placing(proposal), is_last)
        return None if own is None else own + self.shift(proposal)[1]

    def place(self, proposal, x, y, report):
        shift = self.shift(proposal)
        self.child.place(self.placing(proposal), x + shift[0], y + shift[1], report)


class Padding(Modifier):
    """Insets are (leading, top, trailing, bottom)."""
    resets_priority = True

    def __init__(self, child, insets):
        super().__init__(child)
        self.insets = insets
        self.total = (insets[0] + insets[2], insets[1] + insets[3])

    def inner(self, proposal):
        return tuple(None if each is None else max(0, each - inset) for each, inset in zip(proposal, self.total))

    def measure(self, proposal):
        size = self.child.size(self.inner(proposal))
        return size[0] + self.total[0], size[1] + self.total[1]

    def shift(self, proposal):
        return self.insets[:2]

    def edge(self, name):
        inset = self.insets[(LEADING, TOP, TRAILING, BOTTOM).index(name)]
        return plain(name) if inset else self.child.edge(name)


class FixedSize(Modifier):
    def __init__(self, child, axes):
        super().__init__(child)
        self.axes = axes

    def inner(self, proposal):
        return tuple(None if axis in self.axes else proposal[axis] for axis in (0, 1))


class AspectRatio(Modifier):
    resets_priority = True

    def __init__(self, child, ratio, fills=False):
        super().__init__(child)
        self.ratio = ratio
        self.choose = max if fills else min

    def inner(self, proposal):
        if proposal == (None, None):
            return proposal
        base = (self.ratio, 1)
        factor = self.choose(each / length for each, length in zip(proposal, base) if each is not None)
        return tuple(length * factor for length in base)


class Aligning(Modifier):
    """A frame: it aligns the guides of its child with its own."""
    resets_priority = True

    def __init__(self, child, alignment):
        super().__init__(child)
        self.alignment = alignment

    def shift(self, proposal):
        return aligned(self.size(proposal), lambda is_last: None, self.child, self.placing(proposal), self.alignment)


class Frame(Aligning):
    """frame(width:height:)."""

    def __init__(self, child, lengths, alignment):
        super().__init__(child, alignment)
        self.lengths = lengths

    def inner(self, proposal):
        return tuple(each if own is None else own for each, own in zip(proposal, self.lengths))

    def measure(self, proposal):
        size = self.child.size(self.inner(proposal))
        return tuple(each if own is None else own for each, own in zip(size, self.lengths))

    def edge(self, name):
        return plain(name) if self.lengths[0 if name in EDGES[0] else 1] is not None else self.child.edge(name)


class FlexibleFrame(Aligning):
    """frame(min/ideal/max). `limits` are (min, ideal, max) by axis."""

    def __init__(self, child, limits, alignment):
        super().__init__(child, alignment)
        self.limits = [self.ordered(*each) for each in limits]

    @staticmethod
    def ordered(least, ideal, most):
        """“First” in the page."""
        least = None if least is None else max(least, 0)
        ideal = ideal if ideal is None or least is None else max(ideal, least)
        floor = least if ideal is None else ideal
        most = most if most is None or floor is None else max(most, floor)
        return least, ideal, most

    def inner(self, proposal):
        result = []
        for each, (least, ideal, most) in zip(proposal, self.limits):
            value = ideal if each is None else each
            if value is not None:
                value = clamp(value, -INFINITY if least is None else least, INFINITY if most is None else most)
            result.append(value)
        return tuple(result)

    def measure(self, proposal):
        inner = self.inner(proposal)
        result = []
        for axis, (least, ideal, most) in enumerate(self.limits):
            proposed, asked = proposal[axis], inner[axis]
            if proposed is not None and least is not None and most is not None:
                result.append(clamp(proposed, least, most))
                continue
            if proposed is None and ideal is not None:
                result.append(ideal)
                continue
            own = self.child.size(inner)[axis]
            if least is not None and most is not None:
                own = clamp(own, least, most)
            elif least is not None:
                own = max(min(INFINITY if asked is None else asked, own), least)
            elif most is not None:
                own = min(max(-INFINITY if asked is None else asked, own), most)
            result.append(own)
        return tuple(result)

    def placing(self, proposal):
        result = []
        for axis, (least, ideal, most) in enumerate(self.limits):
            own = self.size(proposal)[axis]
            is_between = (least is None or least < own) and (most is None or own < most)
            result.append(None if ideal is None and proposal[axis] is None and is_between else own)
        return tuple(result)

    def edge(self, name):
        limits = self.limits[0 if name in EDGES[0] else 1]
        return plain(name) if any(each is not None for each in limits) else self.child.edge(name)


class Overlay(Modifier):
    """Size and guides are the primary's. Each secondary has an alignment of its own."""

    def __init__(self, child, secondaries):
        super().__init__(child)
        self.secondaries = secondaries

    def place(self, proposal, x, y, report):
        self.child.place(proposal, x, y, report)
        size = self.size(proposal)
        for secondary, alignment in self.secondaries:
            shift = aligned(size, lambda is_last: self.baseline(proposal, is_last), secondary, size, alignment)
            secondary.place(size, x + shift[0], y + shift[1], report)


class Offset(Modifier):
    """Moves what is drawn, and not the guides."""

    def __init__(self, child, offset):
        super().__init__(child)
        self.offset = offset

    def place(self, proposal, x, y, report):
        self.child.place(proposal, x + self.offset[0], y + self.offset[1], report)


class Priority(Modifier):
    def __init__(self, child, own):
        super().__init__(child)
        self.own = own

    @property
    def priority(self):
        return self.own


class Mark(Modifier):
    """Reports the frame of a node."""

    def __init__(self, child, path):
        super().__init__(child)
        self.path = path

    def place(self, proposal, x, y, report):
        report[self.path] = (x, y) + self.size(proposal)
        self.child.place(proposal, x, y, report)

"""Random trees of nodes, as the maps that a spec file contains, and the views of the model that they stand for.

A node is the map that a file contains, with two exceptions: the body of a used component is a list under `use`, and
lengths in percent of the container are numbers under `widthPercent` and `heightPercent`.
"""

from models import swiftui

CONTAINERS = ("hstack", "vstack", "zstack", "scroll", "grid", "fits", "use")
LEAVES = ("text", "shape", "spacer", "divider")
TEXTS = (
    "Go", "Cafés", "Nearby", "Open now", "A walk", "Along the river", "Seven o’clock", "Internationalization",
    "A rather long title for two lines", "Meet Minna at the station café", "Your order has been placed successfully",
    "It rains in the morning, and the sun comes out when we leave. Take a coat with you, and a map.",
    "First line\nand a second one", "明日の定例", "会議室が変わりました。場所は三階です。",
)
STYLES = ("body", *swiftui.STYLES)
CORNERS = tuple(name for name in swiftui.ALIGNMENTS if "Baseline" not in name)
ALIGNMENTS = {
    "hstack": ("top", "bottom", "center", "firstTextBaseline", "lastTextBaseline"),
    "vstack": ("leading", "trailing", "center"),
    "zstack": tuple(swiftui.ALIGNMENTS),
    "grid": ("leading", "trailing", "center", "topLeading", "bottomTrailing"),
    "scroll": ("leading", "trailing", "center"),
}


# ------------------------------------------------------------------------------------------------------------- Random


class Generator:
    """Makes trees. `chance` is a random.Random."""

    def __init__(self, chance):
        self.chance = chance
        self.left = 0

    def tree(self):
        self.left = self.chance.choice([3, 5, 8, 12, 16, 20, 30])
        return self.node(0, None)

    def happens(self, share):
        return self.chance.random() < share

    def length(self, most=120):
        length = self.chance.randint(0, most)
        return length + 0.5 if self.happens(0.1) else length

    def node(self, depth, parent):
        self.left -= 1
        is_leaf = depth and (depth >= 6 or self.left <= 0 or self.happens(0.35))
        node = self.leaf(parent) if is_leaf else self.container(depth)
        if "spacer" not in node and "divider" not in node or self.happens(0.1):
            self.modify(node, depth)
        return node

    def leaf(self, parent):
        kinds = ["text"] * 6 + ["rectangle"] * 3 + ["circle", "capsule", "ellipse"]
        if parent in ("hstack", "vstack", "scroll") or self.happens(0.1):
            kinds += ["spacer", "spacer", "divider"]
        kind = self.chance.choice(kinds)
        if kind == "text":
            node = {"text": self.chance.choice(TEXTS)}
            if self.happens(0.6):
                node["font"] = self.chance.choice(STYLES)
            if self.happens(0.3):
                node["lineLimit"] = self.chance.randint(1, 3)
            return node
        if kind == "spacer":
            return {"spacer": self.chance.choice([None, None, 0, 20, self.length(40)])}
        if kind == "divider":
            return {"divider": None}
        return {"shape": kind}

    def container(self, depth):
        kind = self.chance.choices(CONTAINERS, [34, 34, 14, 8, 7, 3, 3])[0]
        count = {"fits": self.chance.randint(2, 3), "grid": self.chance.randint(1, 7), "use": 1}.get(
            kind, self.chance.randint(1, 4))
        children = []
        for _ in range(count):
            if self.left <= 0 and len(children) >= (2 if kind == "fits" else 1):
                break
            children.append(self.node(depth + 1, kind))
        node = {kind: children}
        if kind in ("hstack", "vstack", "scroll", "grid") and self.happens(0.6):
            node["spacing"] = self.chance.choice([0, 0, 4, 8, 12, 16, self.length(30)])
        if kind == "scroll":
            node["axis"] = self.chance.choice(["vertical", "vertical", "horizontal"])
        if kind == "fits" and self.happens(0.5):
            node["axis"] = self.chance.choice(["horizontal", "vertical", "both"])
        if kind == "grid":
            self.fill(node)
        if kind in ALIGNMENTS and self.happens(0.5):
            if kind == "scroll" and node["axis"] == "horizontal":
                node["align"] = self.chance.choice(ALIGNMENTS["hstack"])
            else:
                node["align"] = self.chance.choice(ALIGNMENTS[kind])
        return node

    def fill(self, grid):
        """Gives a grid its columns."""
        if self.happens(0.4):
            grid["columns"] = self.chance.randint(1, 4)
        else:
            grid["columns"] = [self.column() for _ in range(self.chance.randint(1, 3))]
        if self.happens(0.3):
            grid["lineSpacing"] = self.length(20)

    def column(self):
        kind = self.chance.choice(["fixed", "flexible", "flexible", "adaptive"])
        least = self.chance.randint(10, 90)
        column = {kind: least}
        if kind == "flexible" and self.happens(0.4):
            column = {kind: {"min": least, "max": least + self.chance.randint(0, 60)}}
        elif kind == "flexible" and self.happens(0.3):
            return "flexible"
        if self.happens(0.2):
            column["spacing"] = self.length(20)
        return column

    def edges(self, most=24):
        if self.happens(0.5):
            return self.chance.choice([4, 8, 12, 16])
        names = self.chance.sample(["top", "leading", "bottom", "trailing"], self.chance.randint(1, 3))
        return {name: self.length(most) for name in names}

    def modify(self, node, depth):
        if self.happens(0.25):
            node["padding"] = self.edges()
        if node.get("shape", "circle") != "circle" and self.happens(0.25):
            ratio = self.chance.choice([0.5, 1, 1.5, 2.25])
            node["aspect"] = {"ratio": ratio, "contentMode": "fill"} if self.happens(0.3) else ratio
        else:
            for name in ("width", "height"):
                self.limit(node, name, 160 if depth else 300)
        if self.happens(0.4):
            node["anchor"] = self.chance.choice(CORNERS if self.happens(0.9) else tuple(swiftui.ALIGNMENTS))
        if self.happens(0.12):
            node["layoutPriority"] = self.chance.choice([-1, 1, 2])
        if self.happens(0.08):
            node["offset"] = {"x": self.length(30) - 15, "y": self.length(30) - 15}
        if self.happens(0.06):
            node["margin"] = self.edges(12)
        if self.happens(0.08) and self.left > 0:
            node["overlay"] = [self.node(depth + 1, "overlay") for _ in range(self.chance.choice([1, 1, 1, 2]))]

    def limit(self, node, name, most):
        capital = name[0].upper() + name[1:]
        kind = self.chance.choices(
            ["none", "fixed", "fill", "hug", "percent", "min", "max", "both", "ideal", "all", "fill+min", "fill+max",
             "fixed+both"],
            [53, 12, 9, 7, 4, 4, 4, 3, 2, 2, 1, 1, 1])[0]
        low = self.length(most // 2)
        high = low + self.length(most)
        if kind.startswith("fixed"):
            node[name] = self.length(most)
        elif kind == "percent":
            node[name + "Percent"] = self.chance.choice([10, 25, 50])
        elif kind.split("+")[0] in ("fill", "hug"):
            node[name] = kind.split("+")[0]
        if kind in ("min", "both", "all", "fill+min", "fixed+both"):
            node["min" + capital] = low
        if kind in ("max", "both", "all", "fill+max", "fixed+both"):
            node["max" + capital] = high
        if kind in ("ideal", "all"):
            node["ideal" + capital] = (low + high) // 2


# -------------------------------------------------------------------------------------------------------------- Nodes


def kind_of(node):
    return next(key for key in LEAVES + CONTAINERS if key in node)


def children_of(node):
    kind = kind_of(node)
    return node[kind] if kind in CONTAINERS else []


def every(node):
    """A node and all nodes inside."""
    yield node
    for child in children_of(node) + node.get("overlay", []):
        yield from every(child)


def written(node, name_of):
    """The node as a file contains it. `name_of` gives the body of a component a name."""
    kind, result = kind_of(node), {}
    for key, value in node.items():
        if key == "use":
            result[key] = name_of(written(value[0], name_of))
        elif key == kind and kind in CONTAINERS or key == "overlay":
            result[key] = [written(child, name_of) for child in value]
        elif key.endswith("Percent"):
            result[key.removesuffix("Percent")] = f"{value}% of container"
        else:
            result[key] = value
    return result


# -------------------------------------------------------------------------------------------------------------- Views


def insets_of(edges):
    if isinstance(edges, dict):
        return tuple(edges.get(name, 0) for name in ("leading", "top", "trailing", "bottom"))
    return (edges,) * 4


class Builder:
    """Makes the views of a tree. `ruler` measures texts and knows the pixel, `container` is the size of which percents
    are taken: that of the device, or of the nearest scroll view."""

    def __init__(self, ruler, container):
        self.ruler, self.container = ruler, container

    def view(self, node, path, axis=None, around=("body", None), is_overlay=False):
        """`around` are the font and the line limit that the node inherits."""
        inherited = node.get("font", around[0]), node.get("lineLimit", around[1])
        view = self.content(node, path, axis, inherited)
        if "padding" in node:
            view = swiftui.Padding(view, insets_of(node["padding"]))
        view = swiftui.Mark(self.sized(node, view, is_overlay), path)
        if "overlay" in node:
            views = []
            for index, each in enumerate(node["overlay"]):
                layer = self.view(each, f"{path}/overlay{index or str()}", None, inherited, True)
                views.append((layer, swiftui.ALIGNMENTS[each.get("anchor", "center")]))
            view = swiftui.Overlay(view, views)
        if "offset" in node:
            view = swiftui.Offset(view, (node["offset"].get("x", 0), node["offset"].get("y", 0)))
        if "margin" in node:
            view = swiftui.Padding(view, insets_of(node["margin"]))
        return swiftui.Priority(view, node["layoutPriority"]) if "layoutPriority" in node else view

    def content(self, node, path, axis, inherited):
        kind = kind_of(node)
        spacing, alignment = node.get("spacing"), swiftui.ALIGNMENTS[node.get("align", "center")]
        if kind == "text":
            return swiftui.Text(self.ruler, node["text"], *inherited)
        if kind == "shape":
            return swiftui.Circle() if node["shape"] == "circle" else swiftui.Shape()
        if kind == "spacer":
            return swiftui.Spacer(8 if node["spacer"] is None else node["spacer"], axis)
        if kind == "divider":
            return swiftui.Divider(1 if axis is None else axis, self.ruler.pixel)
        if kind in ("hstack", "vstack"):
            along = 0 if kind == "hstack" else 1
            return swiftui.Stack(along, self.views(node, path, along, inherited), spacing, alignment)
        if kind == "zstack":
            return swiftui.ZStack(self.views(node, path, None, inherited), alignment)
        if kind == "use":
            return self.view(node["use"][0], f"{path}/0", axis, inherited)
        if kind == "scroll":
            along = 0 if node.get("axis") == "horizontal" else 1

            def content(container):
                views = Builder(self.ruler, container).views(node, path, along, inherited)
                return swiftui.Stack(along, views, spacing, alignment)

            return swiftui.Scroll(along, content, self.container)
        if kind == "fits":
            axes = {"horizontal": (0,), "vertical": (1,)}.get(node.get("axis"), (0, 1))
            return swiftui.Fits(self.views(node, path, axis, inherited), axes)
        between = 8 if spacing is None else spacing
        columns = node["columns"]
        columns = ["flexible"] * columns if isinstance(columns, int) else columns
        return swiftui.Grid([self.column(each, between) for each in columns], self.views(node, path, None, inherited),
                            node.get("lineSpacing", between), alignment)

    def views(self, node, path, axis, inherited):
        return [self.view(child, f"{path}/{index}", axis, inherited) for index, child in enumerate(children_of(node))]

    @staticmethod
    def column(column, spacing):
        if column == "flexible":
            return "flexible", 10, swiftui.INFINITY, spacing
        kind = next(key for key in ("fixed", "flexible", "adaptive") if key in column)
        limits = column[kind] if isinstance(column[kind], dict) else {"min": column[kind]}
        return kind, limits["min"], limits.get("max", swiftui.INFINITY), column.get("spacing", spacing)

    def sized(self, node, view, is_overlay):
        """Size comes after padding: aspectRatio, frame, flexible frame, fixedSize."""
        names = ("width", "height")
        lengths = [node.get(name) for name in names]
        for axis, name in enumerate(names):
            if name + "Percent" in node:
                lengths[axis] = self.container[axis] * node[name + "Percent"] / 100
        alignment = swiftui.ALIGNMENTS[node.get("anchor", "center")]
        if is_overlay:
            # The anchor places the overlay; along an axis that the overlay fills, it aligns the content.
            alignment = tuple(guide if length == "fill" else "center" for guide, length in zip(alignment, lengths))
        if "aspect" in node:
            written = node["aspect"]
            fills = isinstance(written, dict)
            view = swiftui.AspectRatio(view, written["ratio"] if fills else written, fills)
        fixed, limits = [], []
        for name, length in zip(("Width", "Height"), lengths):
            least, ideal, most = (node.get(key + name) for key in ("min", "ideal", "max"))
            if isinstance(length, (int, float)):
                # A length is kept within its limits, which is a rule of uispec (Docs/limits.md).
                fixed.append(swiftui.clamp(length, 0 if least is None else least,
                                           swiftui.INFINITY if most is None else most))
                limits.append((None, None, None))
                continue
            fixed.append(None)
            limits.append((least, ideal, swiftui.INFINITY if length == "fill" and most is None else most))
        if any(length is not None for length in fixed):
            view = swiftui.Frame(view, fixed, alignment)
        if any(each is not None for axis in limits for each in axis):
            view = swiftui.FlexibleFrame(view, limits, alignment)
        hugged = tuple(axis for axis in (0, 1) if lengths[axis] == "hug")
        return swiftui.FixedSize(view, hugged) if hugged else view

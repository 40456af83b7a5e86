"""Draws the same screens with typst, as pages of one document: typst-screens.py <folder>. Needs PyPI's `typst`."""

import sys

import typst

PAGE = """#set page(width: 393pt, height: 852pt, margin: 0pt, fill: rgb("#F2F2F7"))
#set text(font: ("Inter", "Noto Sans CJK JP"), lang: "ja", top-edge: "ascender", bottom-edge: "descender")
#let chip(body) = box(fill: rgb("#E5E5EA"), radius: 8.5pt, inset: (x: 8pt, y: 2pt), text(size: 11pt, body))
#let head(title, subtitle, color) = {
  place(dx: 16pt, dy: 59pt, text(size: 28pt, weight: 700, fill: rgb(color), title))
  place(dx: 16pt, dy: 99pt, text(size: 15pt, fill: rgb("#3C3C4399"), subtitle))
}
#let card(y, name, body, first, second, color) = {
  place(dx: 16pt, dy: y, rect(width: 361pt, height: 74pt, radius: 12pt, fill: white))
  place(dx: 28pt, dy: y + 15pt, circle(radius: 22pt, fill: rgb(color)))
  place(dx: 84pt, dy: y + 8pt, text(size: 15pt, weight: 600, name))
  place(dx: 84pt, dy: y + 29pt, text(size: 12pt, fill: rgb("#3C3C43"), body))
  place(dx: 84pt, dy: y + 48pt, [#chip(first)#h(6pt)#chip(second)])
}
"""


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def main(folder):
    document = [PAGE]
    with open(f"{folder}/strings", encoding="utf-8") as strings:
        for line in strings:
            *texts, color = line.rstrip("\n").split("\t")
            values = ", ".join(quoted(text) for text in [*texts, "#" + color])
            if len(texts) == 2:
                if len(document) > 1:
                    document.append("#pagebreak()")
                document.append(f"#head({values})")
                y = 123
            else:
                document.append(f"#card({y}pt, {values})")
                y += 80
    pages = typst.compile("\n".join(document).encode(), format="png", ppi=216)
    for number, page in enumerate(pages if isinstance(pages, list) else [pages], 1):
        with open(f"{folder}/typst-{number}.png", "wb") as file:
            file.write(page)


main(sys.argv[1])

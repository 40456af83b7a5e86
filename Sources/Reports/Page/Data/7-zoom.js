// One mock-up over the whole window.
let zoomed;
let zoomScale = 0;

function zoomWidth(row, count) {
  if (zoomScale > 0) return row.size[0] * zoomScale;
  const area = page.zoomPictures.getBoundingClientRect();
  // On a phone the pictures are below each other.
  const columns = innerWidth > 640 ? count : 1;
  const width = (area.width - (columns > 1 ? 48 : 32) - 24 * (columns - 1)) / columns;
  const height = ((area.height - 48 - 70) * row.size[0]) / row.size[1];
  return Math.max(120, Math.min(width, height, row.size[0] * 3));
}

function slider(row, picture, element) {
  const old = make("img", { src: source(picture.before), alt: "" });
  const box = make("span", { class: "before", "aria-hidden": "true", style: { width: "50%" } }, old);
  const current = element.querySelector("img");
  const fit = () => {
    if (old.naturalWidth && current.naturalWidth) {
      old.style.width = `${(current.clientWidth * old.naturalWidth) / current.naturalWidth}px`;
    }
  };
  old.addEventListener("load", fit);
  current.addEventListener("load", fit);
  element.append(box);
  const input = make("input", { type: "range", min: 0, max: 100, value: 50,
    "aria-label": `${t("slide")}: ${t(picture.appearance)}`,
    oninput: (event) => { box.style.width = `${event.target.value}%`; } });
  return make("div", { class: "slide" }, make("span", { class: "caption" }, t("before")), input,
    make("span", { class: "caption" }, t("after")));
}

function highlight(node) {
  for (const element of page.zoomPictures.querySelectorAll(".canvas")) {
    element.querySelector("svg.choice")?.remove();
    element.querySelector(".size-tag")?.remove();
    if (!node) continue;
    const svg = redlines({ ...zoomed, nodes: [] });
    svg.classList.add("choice");
    svg.append(drawn("path", { class: "chosen", d: rectPath(node.frame) }));
    element.append(svg, make("span", { class: "size-tag", "aria-hidden": "true", style: {
      left: percent(node.frame[0] + zoomed.origin[0], zoomed.size[0]),
      top: percent(node.frame[1] + zoomed.origin[1], zoomed.size[1]),
    } }, `${number(node.frame[2])} × ${number(node.frame[3])}`));
  }
}
const number = (value) => String(Math.round(value * 10) / 10);
function nodeList(row) {
  return make("ul", { class: "nodes", lang: "en" }, row.nodes.map((node) => make("li", {}, make("button", {
    type: "button", class: "plain", onfocus: () => highlight(node), onmouseenter: () => highlight(node),
    onclick: () => highlight(node),
  }, make("strong", {}, node.name), ` ${node.kind}`,
    make("span", { class: "mono" }, `${number(node.frame[2])} × ${number(node.frame[3])} · ${number(node.frame[0])}, ${number(node.frame[1])}`
      + (node.hit ? ` · ${number(node.hit[2])} × ${number(node.hit[3])} hit` : "")),
    (node.facts ?? []).map((fact) => make("span", { class: "mono" }, fact))))));
}

function drawZoom() {
  const row = zoomed;
  const list = shownPictures(row);
  page.zoomName.replaceChildren(make("h2", { id: "zoom-name" }, row.name),
    make("p", { class: "caption" }, [row.typeSize, row.device, row.locale].join(" · ")));
  page.zoomPictures.replaceChildren(...list.map((picture) => {
    const element = canvas(row, picture, zoomWidth(row, list.length));
    element.querySelector("img").loading = "eager";
    const label = `${row.name}, ${t(picture.appearance)}`;
    const decision = verdict(subjectOf(row, picture), label, () => { decision.fill(); refreshRow(row); });
    const width = Math.max(parseFloat(element.style.width), 280);
    return make("figure", { style: { width: `${width}px` } }, make("div", { class: "over caption" }, make("span", { class: "lead" }, t(picture.appearance))),
      element, picture.before && slider(row, picture, element), decision.box);
  }));
  page.zoomFacts.replaceChildren(...[
    row.causes.length > 0 && make("h3", {}, t("causes", { base: data.since.base })),
    ...row.causes.map((cause) => make("p", { lang: "en" }, cause.text, " ", make("code", {}, cause.place))),
    row.findings.length > 0 && make("h3", {}, t("findings")),
    row.findings.length > 0 && make("ol", { class: "findings" }, row.findings.map((shown, place) => findingBlock(shown, place + 1))),
    make("h3", {}, t("voice")), spokenList(row), make("h3", {}, t("measures")), nodeList(row),
  ].filter(Boolean));
}

function openZoom(row) {
  zoomed = row;
  if (!page.zoom.open) page.zoom.showModal();
  drawZoom();
  page.zoomFacts.scrollTop = 0;
}
function step(distance) {
  if (visible.length === 0) return;
  const from = page.zoom.open ? visible.indexOf(zoomed) : visible.indexOf(current);
  const next = visible[Math.max(0, Math.min(visible.length - 1, from < 0 ? 0 : from + distance))];
  select(next);
  if (page.zoom.open) openZoom(next);
}

function makeZoom() {
  const scale = make("select", { "aria-label": t("zoom"), onchange: (event) => { zoomScale = Number(event.target.value); drawZoom(); } },
    [["0", t("fit")], ["1", "100%"], ["2", "200%"], ["4", "400%"]].map(([value, text]) =>
      make("option", { value, selected: Number(value) === zoomScale }, text)));
  page.zoomName = make("div", { class: "name" });
  page.zoomPictures = make("div", { class: "pictures", tabindex: 0, autofocus: true, role: "group", "aria-label": t("mockups") });
  page.zoomFacts = make("div", { class: "facts-panel", tabindex: 0, role: "group", "aria-label": t("measures") });
  page.zoom = make("dialog", { id: "zoom", "aria-labelledby": "zoom-name", onclose: () => current?.element.focus() },
    make("div", { class: "bar" }, page.zoomName,
      make("button", { type: "button", onclick: () => step(-1) }, t("previous")),
      make("button", { type: "button", onclick: () => step(1) }, t("next")), scale,
      make("button", { type: "button", onclick: () => page.zoom.close() }, t("close"))),
    make("div", { class: "body" }, page.zoomPictures, page.zoomFacts));
  return page.zoom;
}

// A picture with its findings, its redlines and its decision.
const subjectOf = (row, picture) => ({ mockup: row.name, ...picture });
const shownIn = (row, picture) => row.findings.filter((shown) => shown.in.includes(picture.appearance));

function rectPath([x, y, width, height]) {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
function redlines(row) {
  const svg = drawn("svg", { viewBox: `${-row.origin[0]} ${-row.origin[1]} ${row.size[0]} ${row.size[1]}`,
    preserveAspectRatio: "none", "aria-hidden": "true" });
  const hits = row.nodes.filter((node) => node.hit);
  svg.append(
    drawn("path", { class: "hits", d: hits.map((node) => rectPath(node.hit)).join("") }),
    drawn("path", { class: "frames", d: row.nodes.map((node) => rectPath(node.frame)).join("") }));
  return svg;
}

const percent = (value, all) => `${(value / all) * 100}%`;
// A ring whose corner is that of `before` others has its number beside theirs.
function ring(row, shown, number, before) {
  const [x, y, width, height] = shown.area;
  const box = [x + row.origin[0] - 5, y + row.origin[1] - 5, width + 10, height + 10];
  return make("span", {
    class: `ring ${shown.finding.severity}`, "aria-hidden": "true",
    style: { left: percent(box[0], row.size[0]), top: percent(box[1], row.size[1]),
      width: percent(box[2], row.size[0]), height: percent(box[3], row.size[1]) },
  }, make("span", { class: `dot ${shown.finding.severity}`, style: { left: `${20 * before - 9}px` } }, number));
}

function canvas(row, picture, width) {
  const image = make("img", { src: source(picture.picture), alt: "", loading: "lazy", decoding: "async",
    width: Math.round(row.size[0]), height: Math.round(row.size[1]) });
  const element = make("span", { class: "canvas", style: { width: width ? `${width}px` : `calc(${row.size[0]}px * var(--scale, 1))` } }, image);
  const corners = [];
  row.findings.forEach((shown, index) => {
    const isMarked = shown.area && shown.in.includes(picture.appearance) && shown.finding.severity !== "note";
    if (!isMarked || isAccepted(shown.finding)) return;
    const [x, y] = shown.area;
    const before = corners.filter((corner) => Math.abs(corner[0] - x) < 18 && Math.abs(corner[1] - y) < 18).length;
    corners.push([x, y]);
    element.append(ring(row, shown, index + 1, before));
  });
  if (settings.redlines) element.append(redlines(row));
  return element;
}

function person(decision) {
  if (!decision?.by) return decision?.role ?? "";
  return t(decision.role ? "byRole" : "by", { name: decision.by, role: decision.role });
}
function statusText(subject) {
  const { status, decision } = statusOf(subject);
  const details = [person(decision), decision?.at?.slice(0, 10)].filter(Boolean).join(", ");
  const note = decision?.note ? ` – ${decision.note}` : "";
  return make("span", { class: `status ${status}` }, t(status) + (details ? ` · ${details}` : "") + note);
}

// The buttons of a picture or a criterion, and its status. `after` is called when the decision changes.
function verdict(subject, label, after) {
  const box = make("div", { class: "under" });
  function fill() {
    const { status } = statusOf(subject);
    const own = ownDecision(subject);
    const button = (value, word) => make("button", {
      type: "button", "aria-pressed": String(status === value), "aria-label": `${t(word)} ${label}`,
      onclick: () => {
        const isUndone = own?.decision === value;
        decide([subject], isUndone ? undefined : value);
        announce(t(isUndone ? "didClear" : value === "accepted" ? "didAccept" : "didReject", { name: label }));
        after();
      },
    }, t(word));
    const note = own && make("div", { class: "note-field" }, make("input", {
      type: "text", "aria-label": `${t("note")} ${label}`, placeholder: t(status === "rejected" ? "notePlaceholder" : "note"), maxlength: 500,
      value: own.note ?? "", onchange: (event) => { annotate(subject, event.target.value.trim()); refreshCounts(); },
    }));
    box.replaceChildren(...[
      statusText(subject),
      make("span", { class: "verdict" }, button("accepted", "accept"), button("rejected", "reject")), note,
    ].filter(Boolean));
  }
  fill();
  return { box, fill };
}

function figure(row, picture) {
  const label = `${row.name}, ${t(picture.appearance)}`;
  const size = `${Math.round(row.size[0] - 2 * row.origin[0])} × ${Math.round(row.size[1] - 2 * row.origin[1])}`;
  const isChanged = picture.before !== undefined;
  const decision = verdict(subjectOf(row, picture), label, () => refreshRow(row));
  const element = make("figure", { "data-appearance": picture.appearance },
    make("div", { class: "over caption" }, make("span", { class: "lead" }, t(picture.appearance)),
      make("span", {}, isChanged ? `${t("changed")} · ${size}` : size)),
    make("button", { type: "button", class: "stage", "aria-label": `${t("enlarge")} ${label}`,
      onclick: () => openZoom(row), style: { backgroundColor: picture.backdrop } }, canvas(row, picture)),
    decision.box);
  element.fill = decision.fill;
  return element;
}

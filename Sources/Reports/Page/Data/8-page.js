// The page as a whole: header, tools, dialogs and keys.
const page = {};
let current;

function select(row) {
  current?.element.classList.remove("current");
  current = row;
  fillRow(row);
  row.element.classList.add("current");
  row.element.scrollIntoView({ block: "start" });
  if (!page.zoom.open) row.element.focus({ preventScroll: true });
}

function facts() {
  const open = data.findings.filter((finding) => !isAccepted(finding));
  const count = (severity) => open.filter((finding) => finding.severity === severity).length;
  const criteria = (status) => data.criteria.filter((criterion) => criterion.status === status).length;
  const changed = rows.filter((row) => hasStatus(row, "changed")).length;
  page.signed = make("dd", { class: "value" });
  page.signedNote = make("dd", { class: "note" });
  const fact = (name, value, note) => make("div", {}, make("dt", {}, t(name)),
    value instanceof Node ? value : make("dd", { class: "value" }, value),
    note instanceof Node ? note : make("dd", { class: "note" }, note));
  return make("dl", { class: "facts" },
    fact("mockups", rows.length, t("allBy", { n: groups.filter((group) => group.rows.length > 0).length })),
    fact("findings", open.length, [t("errors", { n: count("error") }), t("warnings", { n: count("warning") }),
      t("notes", { n: count("note") })].join(" · ")),
    data.criteria.length > 0 && fact("criteria", data.criteria.length,
      ["passed", "failed", "manual", "unverified"].filter(criteria).map((name) => counted(criteria(name), name)).join(" · ")),
    fact("signed", page.signed, page.signedNote),
    data.since && fact("changed", changed, t("since", { base: data.since.base })),
    data.build && fact("build", data.build, data.date));
}

function choice(name) {
  const list = options[name];
  if (list.length < 2) return undefined;
  const text = (value) => (name === "status" || name === "appearance" ? t(value) : value);
  return make("label", { class: "field" }, t(name), make("select", {
    onchange: (event) => { chosen[name] = event.target.value; filter(); },
  }, make("option", { value: "" }, t("all")),
  list.map((value) => make("option", { value, selected: chosen[name] === value }, text(value)))));
}

function setting(name, list, after) {
  return make("select", { "aria-label": t(name), onchange: (event) => { settings[name] = event.target.value; keep(); after(); } },
    list.map(([value, text]) => make("option", { value, selected: settings[name] === value }, text)));
}

function setRedlines(isOn) {
  settings.redlines = isOn;
  keep();
  page.redlines.setAttribute("aria-pressed", String(isOn));
  for (const row of rows) {
    for (const element of row.figures ?? []) {
      const canvas = element.querySelector(".canvas");
      canvas.querySelector("svg")?.remove();
      if (isOn) canvas.append(redlines(row));
    }
  }
  if (page.zoom.open) drawZoom();
}

function tools() {
  page.search = make("input", { type: "search", "aria-label": t("search"), placeholder: t("search"), value: chosen.text,
    oninput: (event) => { chosen.text = event.target.value; filter(); } });
  page.count = make("span", { class: "count caption", role: "status" });
  page.redlines = make("button", { type: "button", "aria-pressed": String(settings.redlines),
    onclick: () => setRedlines(!settings.redlines) }, t("redlines"));
  const filters = make("div", { class: "row filters", id: "filters", hidden: true },
    ["component", "state", "appearance", "typeSize", "device", "locale", "rule", "status"].map(choice));
  const toggle = make("button", { type: "button", class: "filters-toggle", "aria-expanded": "false", "aria-controls": "filters",
    onclick: () => { filters.hidden = !filters.hidden; toggle.setAttribute("aria-expanded", String(!filters.hidden)); } }, t("filters"));
  return make("div", { class: "tools", role: "region", "aria-label": t("filters") }, make("div", { class: "wide" },
    make("div", { class: "row" }, page.search, toggle, page.redlines,
      setting("scale", [["1", "100%"], ["0.5", "50%"], ["0.25", "25%"]], applyTheme), page.count),
    filters));
}
const opener = (name, dialog) => make("button", { type: "button", onclick: () => page[dialog].showModal() }, t(name));
function setup() {
  return make("div", { class: "setup" }, opener("reviewer", "reviewer"), opener("exportAs", "exporter"),
    opener("keyboard", "keyboard"), setting("language", [["en", "English"], ["ja", "日本語"]], build),
    setting("theme", [["", t("themeAuto")], ["light", t("themeLight")], ["dark", t("themeDark")]], applyTheme));
}

function dialog(name, title, ...children) {
  page[name] = make("dialog", { "aria-labelledby": `${name}-title` }, make("h2", { id: `${name}-title` }, title), children);
  return page[name];
}
function dialogs() {
  const field = (name, placeholder) => make("label", { class: "field" }, t(name), make("input", {
    type: "text", name, value: settings[name === "name" ? "by" : name], maxlength: 80, placeholder, autocomplete: "off" }));
  const form = make("form", { method: "dialog", onsubmit: () => {
    settings.by = form.elements.namedItem("name").value.trim();
    settings.role = form.elements.namedItem("role").value.trim();
    keep();
    refreshAll();
  } }, field("name", ""), field("role", t("rolePlaceholder")), make("p", {}, t("reviewerHelp")),
  make("div", { class: "actions" }, make("button", { type: "button", onclick: () => page.reviewer.close() }, t("cancel")),
    make("button", { class: "main" }, t("save"))));
  page.exportCount = make("p", { class: "lead" });
  const close = (name) => make("button", { type: "button", onclick: () => page[name].close() }, t("close"));
  const keys = [["j", "keyNext"], ["k", "keyPrevious"], ["a", "keyAccept"], ["r", "keyReject"], ["z", "keyZoom"],
    ["d", "keyRedlines"], ["/", "keySearch"], ["?", "keyHelp"]];
  return [
    dialog("reviewer", t("reviewer"), form),
    dialog("exporter", t("exportAs"), page.exportCount, make("p", {}, t("exportHelp"), " ", make("code", {}, "uispec report --accept decisions.jsonl")),
    make("div", { class: "actions" },
      page.discard = make("button", { type: "button", class: "first", onclick: () => { if (confirm(t("discardAsk"))) { settings.decisions = []; keep(); index(); refreshAll(); } } }, t("discard")),
      make("button", { type: "button", onclick: () => download("signoff.csv", "text/csv", table()) }, t("exportTable")),
      page.exportLines = make("button", { type: "button", class: "main", onclick: () => download("decisions.jsonl", "application/jsonl", lines()) }, t("exportLines")),
      close("exporter"))),
    dialog("keyboard", t("keyboard"), make("dl", { class: "keys" }, keys.flatMap(([key, word]) =>
      [make("dt", {}, make("kbd", {}, key)), make("dd", {}, t(word))])),
    make("p", {}, make("label", {}, make("input", { type: "checkbox", checked: settings.keys,
      onchange: (event) => { settings.keys = event.target.checked; keep(); } }), t("keysOn"))),
    make("div", { class: "actions" }, close("keyboard"))),
  ];
}

function refreshAll() {
  for (const row of rows) for (const element of row.figures ?? []) element.fill();
  for (const fill of criterionFills) fill();
  if (page.zoom.open) drawZoom();
  filter();
}
function applyTheme() {
  if (settings.theme) document.documentElement.dataset.theme = settings.theme;
  else delete document.documentElement.dataset.theme;
  document.documentElement.style.setProperty("--scale", settings.scale);
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input, select, textarea");
  const isOther = document.querySelector("dialog[open]:not(#zoom)");
  if (!settings.keys || isTyping || isOther || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = page.zoom.open ? zoomed : current;
  const judge = (verdict, word) => {
    if (!row) return;
    decide(shownPictures(row).map((picture) => subjectOf(row, picture)), verdict);
    announce(t(word, { name: row.name }));
    refreshRow(row);
    if (page.zoom.open) drawZoom();
  };
  const actions = {
    j: () => step(1), k: () => step(-1), a: () => judge("accepted", "didAccept"), r: () => judge("rejected", "didReject"),
    z: () => (row ? openZoom(row) : step(0)), d: () => setRedlines(!settings.redlines),
    "/": () => page.search.focus(), "?": () => page.keyboard.showModal(),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

// The first rows are filled at once, the rest when the browser has time; printing needs all of them.
function fillAll() { for (const row of rows) fillRow(row); }
let filling = 0;
function fillLater(place) {
  const pass = filling;
  // A browser that is never idle fills the rows too, some milliseconds at a time.
  const later = globalThis.requestIdleCallback ? (work) => requestIdleCallback(work, { timeout: 250 }) : (work) => setTimeout(work, 16);
  later((deadline) => {
    const start = performance.now();
    const hasTime = () => (deadline && !deadline.didTimeout ? deadline.timeRemaining() > 2 : performance.now() - start < 8);
    let next = place;
    while (pass === filling && next < rows.length && (hasTime() || next === place)) fillRow(rows[next++]);
    if (pass !== filling) return;
    if (next < rows.length) fillLater(next);
    else document.documentElement.dataset.filled = "true";
  });
}
globalThis.addEventListener("beforeprint", fillAll);

function build() {
  language = settings.language || (navigator.language?.startsWith("ja") ? "ja" : "en");
  settings.language = language;
  document.documentElement.lang = language;
  criterionFills.length = 0;
  filling += 1;
  for (const row of rows) Object.assign(row, { isFilled: false, isVisible: true, figures: undefined });
  delete document.documentElement.dataset.filled;
  page.news = make("p", { class: "skip", role: "status" });
  page.none = make("p", { class: "about", hidden: true }, t("none"));
  const head = make("header", { class: "wide head" },
    make("div", { class: "caption" }, make("span", {}, `${t("kind")} · ${data.date}`), setup()),
    make("h1", {}, data.project), data.leftOut > 0 && make("p", { class: "summary" }, t("kept", { n: data.leftOut })), facts());
  const bar = tools();
  const sections = groups.filter((group) => group.rows.length > 0).map((group, place) => section(group, place + 1));
  const main = make("main", { class: "wide", id: "mockups", tabindex: -1 }, criteriaSection(), causesSection(), generalSection(),
    page.none, sections);
  const foot = make("footer", { class: "caption" }, make("span", {}, `${data.project} · ${t("tool", { tool: data.tool, date: data.date })}`),
    make("span", {}, [...options.appearance.map((name) => t(name)), ...options.typeSize, ...options.device].join(" · ")));
  document.getElementById("page").replaceChildren(make("a", { class: "skip", href: "#mockups" }, t("skip")), head, bar, main,
    make("div", { class: "wide" }, foot), page.news, ...dialogs(), makeZoom());
  applyTheme();
  for (const row of rows.slice(0, 6)) fillRow(row);
  filter();
  fillLater(0);
}
build();

// The header, the criteria, the causes, and a section for each component.
function findingBlock(shown, number) {
  const finding = shown.finding ?? shown;
  const kind = isAccepted(finding) ? "waived" : finding.severity;
  const [before, marked, after] = finding.source ?? [];
  return make("li", { class: `finding ${kind}`, lang: "en" },
    make("p", { class: "rule" },
      number !== undefined && make("span", { class: `dot ${isAccepted(finding) ? "note" : finding.severity}` }, number),
      make("span", {}, `${finding.rule}${finding.severity === "error" ? "" : ` · ${finding.severity}`}`)),
    make("p", { class: "message" }, finding.message),
    finding.file && make("p", { class: "place" }, `${finding.file}:${finding.line}`),
    finding.source && make("pre", {}, before.trimStart(), make("mark", {}, marked), after.trimEnd()),
    finding.contexts && make("p", { class: "place" }, finding.contexts),
    finding.help && make("p", { class: "help" }, t("help", { text: finding.help })),
    finding.waiver !== undefined && make("p", { class: "help" }, t("waived", { text: finding.waiver })),
    finding.baselined && make("p", { class: "help" }, t("baselined")));
}

const spokenList = (row) => row.spoken.length === 0 ? make("p", {}, t("nothingRead")) :
  make("ol", { class: "spoken" }, row.spoken.map((stop) => make("li", { lang: row.locale }, make("span", {}, stop.text),
    stop.hint && make("span", { class: "extra" }, t("hint", { text: stop.hint })),
    stop.actions && make("span", { class: "extra" }, t("actions", { text: stop.actions.join(", ") })))));

function pairs(row) {
  const list = [["typeSize", row.typeSize], ["device", row.device]];
  if (row.orientation !== "portrait") list.push(["orientation", t(row.orientation)]);
  if (options.locale.length > 1) list.push(["locale", row.locale]);
  if (row.direction !== "ltr") list.push(["direction", row.direction]);
  return make("dl", { class: "pairs" }, list.flatMap(([key, value]) => [make("dt", {}, t(key)), make("dd", {}, value)]));
}

function fillRow(row) {
  if (row.isFilled) return;
  row.isFilled = true;
  const about = row.info?.states?.[row.state];
  const findings = row.findings.map((shown, index) => findingBlock(shown, index + 1));
  const side = make("div", { class: "side" },
    make("p", { class: "caption" }, row.number), make("h3", { id: `row-${row.index}` }, row.state),
    about && content("p", { class: "about" }, about), pairs(row));
  const notes = make("div", { class: "notes" },
    row.causes.length > 0 && make("ul", { class: "findings", lang: "en" }, row.causes.map((cause) =>
      make("li", { class: "finding note" }, make("p", { class: "message" }, t("cause", { text: cause.text })),
        cause.place && make("p", { class: "place" }, cause.place)))),
    findings.length > 0 && make("ol", { class: "findings" }, findings.slice(0, 4)),
    findings.length > 4 && make("details", {}, make("summary", {}, `${t("findings")} +${findings.length - 4}`),
      make("ol", { class: "findings" }, findings.slice(4))),
    make("details", {}, make("summary", {}, `${t("voice")} (${row.spoken.length})`), spokenList(row)));
  row.figures = row.pictures.map((picture) => figure(row, picture));
  row.element.append(side, make("div", { class: "stages" }, row.figures), notes);
}

function refreshRow(row) {
  for (const element of row.figures ?? []) element.fill();
  refreshCounts();
}

function tokenList(component, list) {
  const names = [...new Set(list.flatMap((row) => row.tokens ?? []))].sort();
  const tokens = names.map((name) => tokensByName.get(name)).filter(Boolean);
  if (tokens.length === 0) return undefined;
  return make("details", {}, make("summary", {}, `${t("tokens")} (${tokens.length})`),
    make("div", { class: "tokens" }, tokens.map((token) => {
      const values = [...new Set(Object.values(token.values))];
      return make("div", {},
        token.colors && make("div", { class: "swatch", "aria-hidden": "true" }, ["light", "dark"].map((name) =>
          make("span", { style: { background: token.colors[name] ?? Object.values(token.colors)[0] } }))),
        make("p", { class: "name" }, token.name), make("p", { class: "values" }, values.join(" / ")));
    })));
}

function section(group, number) {
  const { component } = group;
  const count = group.rows.reduce((sum, row) => sum + row.findings.filter((shown) => !isAccepted(shown.finding)).length, 0);
  group.rows.forEach((row, index) => {
    row.number = `${number}.${index + 1}`;
    // Beside a low picture, several findings would leave most of the row empty.
    const isLow = row.size[1] < 320 && row.findings.length + row.causes.length > 0;
    row.element = make("article", { class: isLow ? "mockup low" : "mockup", tabindex: -1, "aria-labelledby": `row-${row.index}`,
      style: { containIntrinsicSize: `auto ${Math.round(Math.min(row.size[1], 1000) + 130)}px` } });
  });
  group.accept = make("button", { type: "button", onclick: () => acceptAll(openPictures(group.rows)) });
  const height = group.rows.reduce((sum, row) => sum + Math.min(row.size[1], 1000) + 130, 150);
  group.element = make("section", { class: "part component", "aria-labelledby": `part-${number}`,
    style: { containIntrinsicSize: `auto ${Math.round(height)}px` } },
    make("div", { class: "title" }, make("h2", { id: `part-${number}` }, component.name),
      component.title && content("span", {}, component.title),
      component.level && make("span", { class: "pill" }, component.level),
      make("span", { class: "end" }, make("span", { class: "caption" },
        `${t("states", { n: group.rows.length })}${count ? ` · ${t("findings")} ${count}` : ""}`), group.accept)),
    component.summary && content("p", { class: "about" }, component.summary),
    component.file && make("p", { class: "mono" }, `${component.file}:${component.line}`),
    tokenList(component, group.rows), group.rows.map((row) => row.element));
  return group.element;
}

function criteriaSection() {
  if (data.criteria.length === 0) return undefined;
  const rowOf = (criterion) => {
    const subject = { criterion: criterion.id, scene: criterion.scene };
    const isManual = criterion.status === "manual";
    const decision = isManual && verdict(subject, criterion.id, () => { decision.fill(); refreshCounts(); });
    if (decision) criterionFills.push(decision.fill);
    const kind = { passed: "accepted", failed: "rejected", unverified: "expired", manual: "unsigned" }[criterion.status];
    return make("tr", {}, make("td", { class: `id lead${criterion.id.length > 20 ? " long" : ""}` }, criterion.id), content("td", {}, criterion.text),
      make("td", { class: "result" }, make("span", { class: `status ${kind}` }, t(criterion.status)),
        criterion.reason && make("p", { lang: "en" }, criterion.reason),
        [...new Set((criterion.findings ?? []).map((place) => data.findings[place].rule))].map((rule) =>
          make("p", { class: "mono", lang: "en" }, rule))),
      make("td", { class: "decide" }, decision && decision.box));
  };
  const table = (list) => make("table", {},
    make("thead", {}, make("tr", {}, ["id", "text", "result", "decision"].map((key) => make("th", { scope: "col" }, t(key))))),
    make("tbody", {}, list.map(rowOf)));
  const passed = data.criteria.filter((criterion) => criterion.status === "passed");
  const others = data.criteria.filter((criterion) => criterion.status !== "passed");
  return make("section", { class: "part", "aria-labelledby": "criteria" },
    make("div", { class: "title" }, make("h2", { id: "criteria" }, t("criteria"))),
    others.length > 0 && table(others),
    passed.length > 0 && make("details", {}, make("summary", {}, `${t("passed")} (${passed.length})`), table(passed)));
}
const criterionFills = [];

function causesSection() {
  if (!data.since) return undefined;
  const { since } = data;
  return make("section", { class: "part", "aria-labelledby": "causes" },
    make("div", { class: "title" }, make("h2", { id: "causes" }, t("causes", { base: since.base })),
      make("span", { class: "end" }, unchangedButton())),
    make("ol", { class: "causes", lang: "en" },
      since.causes.map((cause) => make("li", {}, make("p", { class: "lead" }, cause.text),
        make("p", {}, make("code", {}, cause.place), cause.place && " – ", cause.counts),
        cause.changes.map((change) => make("p", { class: "caption" }, change)))),
      since.removed.map((name) => make("li", {}, t("removed", { text: name }))),
      since.unexplained.map((text) => make("li", {}, t("unexplained", { text })))));
}

function generalSection() {
  if (data.general.length === 0) return undefined;
  return make("section", { class: "part", "aria-labelledby": "general" },
    make("div", { class: "title" }, make("h2", { id: "general" }, t("general"))),
    make("ul", { class: "general" }, data.general.map((place) => findingBlock(data.findings[place]))));
}

// The data of the page, indexed.
const data = JSON.parse(document.getElementById("data").textContent);
const componentsByName = new Map(data.components.map((component) => [component.name, component]));
const tokensByName = new Map(data.tokens.map((token) => [token.name, token]));
const causesByMockup = new Map();
for (const cause of data.since?.causes ?? []) {
  for (const key of cause.mockups) {
    if (!causesByMockup.has(key)) causesByMockup.set(key, []);
    causesByMockup.get(key).push(cause);
  }
}
const addedKeys = new Set(data.since?.added ?? []);
const severities = ["error", "warning", "note"];
const isAccepted = (finding) => finding.waiver !== undefined || finding.baselined === true;

// A row is a mock-up on the page.
const rows = data.mockups.map((mockup, index) => {
  const component = componentsByName.get(mockup.component);
  const name = `${mockup.component}:${mockup.state}`;
  const findings = (mockup.findings ?? [])
    .map((shown) => ({ ...shown, finding: data.findings[shown.finding] }))
    .sort((one, two) => severities.indexOf(one.finding.severity) - severities.indexOf(two.finding.severity));
  const key = `${name} ${mockup.key}`;
  const causes = causesByMockup.get(key) ?? [];
  const words = [name, component?.title, component?.summary, component?.states?.[mockup.state], mockup.device,
    mockup.typeSize, ...(mockup.tokens ?? []), ...findings.flatMap((shown) => [shown.finding.rule, shown.finding.message])];
  return {
    ...mockup, index, name, component: mockup.component, info: component, findings, causes,
    isAdded: addedKeys.has(key), rules: new Set(findings.map((shown) => shown.finding.rule)),
    words: words.filter(Boolean).join("\n").toLowerCase(), isVisible: true,
  };
});
const groups = data.components.map((component) => ({
  component, rows: rows.filter((row) => row.component === component.name),
}));
const subjects = [
  ...rows.flatMap((row) => row.pictures.map((picture) => ({ mockup: row.name, ...picture }))),
  ...data.criteria.filter((criterion) => criterion.status === "manual")
    .map((criterion) => ({ criterion: criterion.id, scene: criterion.scene })),
];

// Characters that control a display or reorder text become visible.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;
const plain = (text) =>
  String(text).replace(HIDDEN, (char) => `\\u{${char.codePointAt(0).toString(16).toUpperCase()}}`);
const languageOf = (text) => (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? "ja" : "en");

// Every text of a spec becomes a text node, never markup.
function make(tag, options = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") Object.assign(element.style, value);
    else element.setAttribute(name, value === true ? "" : plain(value));
  }
  for (const child of children.flat()) {
    if (child === undefined || child === null || child === false) continue;
    element.append(child instanceof Node ? child : plain(child));
  }
  return element;
}
const content = (tag, options, text) => make(tag, { lang: languageOf(text), ...options }, text);

function drawn(tag, options) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(options)) element.setAttribute(name, value);
  return element;
}

// Pictures are in the page, or in the folder beside it.
function source(fingerprint) {
  const inside = document.getElementById(`picture-${fingerprint}`);
  return inside ? `data:image/png;base64,${inside.textContent}` : `pictures/${fingerprint}.png`;
}

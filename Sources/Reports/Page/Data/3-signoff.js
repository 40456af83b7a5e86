// Decisions: those of signoff.jsonl, and those of this browser until they are merged.
const STORE = `uispec-report ${data.project}`;
const settings = { by: "", role: "", language: "", theme: "", scale: "1", keys: true, redlines: false, decisions: [] };
try {
  const stored = JSON.parse(localStorage.getItem(STORE) ?? "{}");
  for (const name of Object.keys(settings)) {
    if (typeof stored[name] === typeof settings[name]) settings[name] = stored[name];
  }
  if (!Array.isArray(settings.decisions)) settings.decisions = [];
} catch { /* Without storage, decisions last until the page is closed. */ }

function keep() {
  try { localStorage.setItem(STORE, JSON.stringify(settings)); } catch { /* As above. */ }
}

const decided = new Map();
const keyOf = (item) => (item.criterion !== undefined ? `criterion ${item.criterion}` : `${item.mockup} ${item.context}`);
function remember(decision, isOwn) {
  const key = keyOf(decision);
  if (!decided.has(key)) decided.set(key, []);
  decided.get(key).push({ ...decision, isOwn });
}
function index() {
  decided.clear();
  for (const decision of data.decisions) remember(decision, false);
  for (const decision of settings.decisions) remember(decision, true);
}
index();

// A decision about a criterion may have no fingerprint, and then holds whatever its text is.
const isSame = (one, two) => (one.picture === undefined && one.scene === undefined) ||
  (one.picture !== undefined && one.picture === two.picture) || (one.scene !== undefined && one.scene === two.scene);
function isBefore(one, two) {
  if (one.at !== two.at) return one.at < two.at;
  if (one.decision !== two.decision) return one.decision === "accepted";
  return one.isOwn === two.isOwn ? false : two.isOwn;
}
const latest = (list) => list.reduce((best, next) => (best && !isBefore(best, next) ? best : next), undefined);

// The last decision of each role counts, and one role that rejects is enough; uispec report --verify decides alike.
function statusOf(subject) {
  const all = decided.get(keyOf(subject)) ?? [];
  if (all.length === 0) return { status: "unsigned" };
  const current = all.filter((decision) => isSame(decision, subject));
  if (current.length === 0) return { status: "expired", decision: latest(all) };
  const byRole = new Map();
  for (const decision of current) {
    byRole.set(decision.role ?? "", [...(byRole.get(decision.role ?? "") ?? []), decision]);
  }
  const last = [...byRole.values()].map(latest);
  const rejected = latest(last.filter((decision) => decision.decision === "rejected"));
  return rejected ? { status: "rejected", decision: rejected } : { status: "accepted", decision: latest(last) };
}

// The identity of a decision of this browser about what is shown now.
const isOwnOf = (decision, subject) =>
  keyOf(decision) === keyOf(subject) && isSame(decision, subject) && (decision.role ?? "") === settings.role;
const ownDecision = (subject) => settings.decisions.find((decision) => isOwnOf(decision, subject));

// Decides about subjects; nothing as the verdict removes a decision of this browser.
function decide(list, verdict) {
  const at = new Date().toISOString().slice(0, 19) + "Z";
  const keys = new Map(list.map((subject) => [keyOf(subject), subject]));
  settings.decisions = settings.decisions.filter((decision) => {
    const subject = keys.get(keyOf(decision));
    return !(subject && isOwnOf(decision, subject));
  });
  for (const subject of verdict ? list : []) {
    const decision = { at, decision: verdict, scene: subject.scene };
    if (data.build) decision.build = data.build;
    if (settings.by) decision.by = settings.by;
    if (settings.role) decision.role = settings.role;
    if (subject.criterion !== undefined) decision.criterion = subject.criterion;
    else Object.assign(decision, { mockup: subject.mockup, context: subject.context, picture: subject.picture });
    settings.decisions.push(decision);
  }
  keep();
  index();
}

function annotate(subject, note) {
  const decision = ownDecision(subject);
  if (!decision) return;
  if (note) decision.note = note;
  else delete decision.note;
  keep();
  index();
}

// Exports.
function lines() {
  const sorted = (decision) => Object.fromEntries(Object.entries(decision).sort(([one], [two]) => (one < two ? -1 : 1)));
  return settings.decisions.map((decision) => JSON.stringify(sorted(decision))).sort().map((line) => `${line}\n`).join("");
}
// A cell that a spreadsheet would read as a formula starts with an apostrophe.
const cell = (value) => {
  const text = plain(value ?? "");
  return `"${(/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;
};
function table() {
  const head = ["mockup", "criterion", "context", "status", "by", "role", "at", "build", "note", "picture", "scene"];
  const body = subjects.map((subject) => {
    const { status, decision = {} } = statusOf(subject);
    return [subject.mockup, subject.criterion, subject.context, status, decision.by, decision.role, decision.at,
      decision.build, decision.note, subject.picture, subject.scene];
  });
  return "\ufeff" + [head, ...body].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
function download(name, type, text) {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

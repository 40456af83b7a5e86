// Filters, counts and decisions about many pictures.
const unique = (list) => [...new Set(list)];
const options = {
  component: unique(rows.map((row) => row.component)), state: unique(rows.map((row) => row.state)).sort(),
  appearance: unique(rows.flatMap((row) => row.pictures.map((picture) => picture.appearance))),
  typeSize: unique(rows.map((row) => row.typeSize)), device: unique(rows.map((row) => row.device)),
  locale: unique(rows.map((row) => row.locale)), rule: unique(rows.flatMap((row) => [...row.rules])).sort(),
  status: ["unsigned", "accepted", "rejected", "expired", "withFindings", ...(data.since ? ["changed"] : [])],
};
const chosen = { component: "", state: "", appearance: "", typeSize: "", device: "", locale: "", rule: "", status: "", text: "" };

const shownPictures = (row) => row.pictures.filter((picture) => !chosen.appearance || picture.appearance === chosen.appearance);
function hasStatus(row, status) {
  if (status === "withFindings") return row.findings.some((shown) => !isAccepted(shown.finding));
  if (status === "changed") return row.isAdded || row.pictures.some((picture) => picture.before);
  return shownPictures(row).some((picture) => statusOf(subjectOf(row, picture)).status === status);
}
function matches(row, words) {
  for (const name of ["component", "state", "typeSize", "device", "locale"]) {
    if (chosen[name] && row[name] !== chosen[name]) return false;
  }
  if (chosen.rule && !row.rules.has(chosen.rule)) return false;
  if (shownPictures(row).length === 0 || !words.every((word) => row.words.includes(word))) return false;
  return !chosen.status || hasStatus(row, chosen.status);
}

let visible = rows;
function filter() {
  const words = chosen.text.toLowerCase().split(/\s+/).filter(Boolean);
  visible = [];
  for (const group of groups) {
    let count = 0;
    for (const row of group.rows) {
      const isVisible = matches(row, words);
      if (isVisible !== row.isVisible) row.element.hidden = !isVisible;
      row.isVisible = isVisible;
      if (isVisible) { visible.push(row); count += 1; }
    }
    const isHidden = count === 0;
    if (group.element.hidden !== isHidden) group.element.hidden = isHidden;
  }
  if (document.documentElement.dataset.appearance !== chosen.appearance) {
    document.documentElement.dataset.appearance = chosen.appearance;
    for (const row of rows) {
      (row.figures ?? []).forEach((element, place) => { element.hidden = !shownPictures(row).includes(row.pictures[place]); });
    }
  }
  page.none.hidden = visible.length > 0;
  refreshCounts();
}

// Deciding about many pictures does not overrule a rejection.
const isOpen = (subject) => ["unsigned", "expired"].includes(statusOf(subject).status);
const openPictures = (list) => list.filter((row) => row.isVisible)
  .flatMap((row) => shownPictures(row).map((picture) => subjectOf(row, picture)))
  .filter(isOpen);
const unchanged = () => rows.filter((row) => !row.isAdded && data.since)
  .flatMap((row) => row.pictures.filter((picture) => !picture.before).map((picture) => subjectOf(row, picture)))
  .filter(isOpen);

function acceptAll(list) {
  decide(list, "accepted");
  for (const row of rows) for (const element of row.figures ?? []) element.fill();
  refreshCounts();
  announce(t("didAcceptAll", { n: list.length }));
}
function unchangedButton() {
  page.unchanged = make("button", { type: "button", onclick: () => acceptAll(unchanged()) });
  return page.unchanged;
}

// Counts are refreshed once per frame, because a decision can change all of them.
let isCounting = false;
function refreshCounts() {
  page.count.textContent = t("shown", { n: visible.length, all: rows.length });
  if (isCounting) return;
  isCounting = true;
  requestAnimationFrame(() => {
    isCounting = false;
    const counts = { accepted: 0, rejected: 0, unsigned: 0, expired: 0 };
    for (const subject of subjects) counts[statusOf(subject).status] += 1;
    page.signed.textContent = t("ofPictures", { n: counts.accepted, all: subjects.length });
    page.signedNote.textContent = ["rejected", "expired"].filter((name) => counts[name])
      .map((name) => counted(counts[name], name)).join(" · ") || (counts.unsigned ? counted(counts.unsigned, "unsigned") : "");
    for (const group of groups) {
      const open = openPictures(group.rows).length;
      group.accept.disabled = open === 0;
      group.accept.textContent = t("acceptShown", { n: open });
      group.accept.setAttribute("aria-label", `${t("acceptShown", { n: open })}: ${plain(group.component.name)}`);
    }
    if (page.unchanged) {
      const open = unchanged().length;
      page.unchanged.disabled = open === 0;
      page.unchanged.textContent = t("acceptUnchanged", { n: open });
    }
    page.exportCount.textContent = t("exportCount", { n: settings.decisions.length });
    page.discard.disabled = page.exportLines.disabled = settings.decisions.length === 0;
  });
}
function announce(text) { page.news.textContent = plain(text); }

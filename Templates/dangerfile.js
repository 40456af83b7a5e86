// Reports the findings of uispec on a pull request with Danger JS. Run uispec at the root of the repository first:
//
//   uispec check --format json --output uispec.json || true
const { readFileSync } = require("node:fs");

const { findings } = JSON.parse(readFileSync("uispec.json", "utf8"));
const changed = new Set([...danger.git.modified_files, ...danger.git.created_files]);

for (const finding of findings) {
  if (finding.waived || finding.baselined || finding.severity === "note") continue;
  const report = finding.severity === "error" ? fail : warn;
  const help = finding.help ? `\n\nhelp: ${finding.help}` : "";
  const text = `${finding.message} [${finding.rule}]${help}`;
  // Danger can comment only on files of the pull request.
  if (changed.has(finding.file)) report(text, finding.file, finding.line);
  else report(finding.file ? `${finding.file}:${finding.line}: ${text}` : text);
}

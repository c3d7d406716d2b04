import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { ReleasedVersion } from '../src/contracts/changelog.ts';

/** A commit: its day, `2026-11-22`, and the first line of its message. */
export interface Commit {
  readonly day: string;
  readonly subject: string;
}

// Everyone can read the file, so it lists what people use and leaves out security and internals (WRK-Q108).
const ofInterest =
  /\b(analytics|blog|calendar|calculators?|contacts?|cards?|dialogs?|drafts?|e-?mails?|forms?|home|library|lists?|menu|notes?|pages?|palette|playbooks?|posts?|presentations?|profiles?|proposals?|requests?|screens?|search(es)?|sharing|shortcuts?|templates?|timers?|trash|videos?|visitors?|waitlist)\b/i;
const leftOut =
  /\b(actors?|app check|attacks?|backend|bench|bundles?|chromium|ci|code|conditions?|decisions?|docs?|emulator|expressions?|firestore|formatting|guards?|imports?|index(es|ed)?|keys?|lint(er)?|measure[ds]?|mutants?|passwords?|polic(y|ies)|prices?|prerender(ed)?|rules?|scripts?|sdk|secrets?|security|seed(ed|s)?|sessions?|spam|specs?|tests?|tokens?|tried|types?|wip)\b|@|\b[0-9a-f]{7,40}\b|`/i;

/** Returns the changes that people notice, by day, newest first. Of equal lines only the first is kept. */
export function versionsOf(commits: readonly Commit[]): readonly ReleasedVersion[] {
  const days = new Map<string, Set<string>>();
  for (const { day, subject } of commits) {
    const line = subject.trim();
    if (!ofInterest.test(line) || leftOut.test(line)) continue;
    const changes = days.get(day) ?? new Set<string>();
    days.set(day, changes.add(line));
  }
  return [...days]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([version, changes]) => ({ version, changes: [...changes] }));
}

/** Returns versions as Markdown. */
export const changelogText = (versions: readonly ReleasedVersion[]): string =>
  [
    '# What has changed',
    ...versions.map(
      ({ version, changes }) => `## ${version}\n\n${changes.map((each) => `- ${each}`).join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');

// `npm run changelog` writes the file that the workspace's change log links to.
if (process.argv[1] === import.meta.filename) {
  const log = execFileSync('git', ['log', '--no-merges', '--date=short', '--format=%cd%x09%s'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const commits = log.split('\n').flatMap((line) => {
    const [day, subject] = line.split('\t');
    return day && subject ? [{ day, subject }] : [];
  });
  writeFileSync('public/CHANGELOG.md', changelogText(versionsOf(commits)));
}

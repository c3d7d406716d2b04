/** The changes of one day, as `public/CHANGELOG.md` holds them. */
export interface ReleasedVersion {
  /** The day, `2026-11-22`. */
  readonly version: string;
  readonly changes: readonly string[];
}

/** The versions of a changelog, as the file has them: newest first; what belongs to none is left out. */
export function parseChangelog(text: string): readonly ReleasedVersion[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [head = '', ...lines] = section.split('\n');
      const version = head.trim();
      const changes = lines.flatMap((line) => {
        const [, change = ''] = /^- (.+)$/.exec(line.trim()) ?? [];
        return change === '' ? [] : [change];
      });
      return version === '' || changes.length === 0 ? [] : [{ version, changes }];
    });
}

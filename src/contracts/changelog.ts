import * as z from 'zod/mini';
import { sources } from './ai';
import { contract } from './contract';

/** The changes of one day, as in `public/CHANGELOG.md`. */
export interface ReleasedVersion {
  /** The date, `2026-11-22`. */
  readonly version: string;
  readonly changes: readonly string[];
}

/** Parses the versions of a changelog, in the file's order: newest first. Drops text outside a version. */
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

/** Messages of a refused analysis of changes. */
export const changelogMessages = {
  failed: 'Failed to generate changelog. Please try again.',
  running: 'The new changes are being analyzed already. Please wait a minute.',
} as const;

/**
 * Adds the missing versions to the change log, with one summary of them all (WRK-444, WRK-Q106, WRK-Q107).
 * For administrators only, one call at a time. Writes nothing if the AI service fails. Without an AI service,
 * the summary is built in.
 */
export const analyzeChangelog = contract({
  method: 'POST',
  path: '/changelog/analyze',
  summary: 'Adds the newest versions to the change log, with a summary of them, for administrators',
  caller: 'staff',
  body: z.object({}),
  answer: z.object({
    /** The number of versions added to the log. If 0, nothing was summarized. */
    versions: z.number(),
    /** The source of the summary. Null if nothing was summarized. */
    source: z.nullable(z.enum(sources)),
  }),
  errors: { conflict: changelogMessages.running, unavailable: changelogMessages.failed },
});

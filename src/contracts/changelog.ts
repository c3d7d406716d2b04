import * as z from 'zod/mini';
import { sources } from './ai';
import { contract } from './contract';

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

/** What refuses an analysis of changes. */
export const changelogMessages = {
  failed: 'Failed to generate changelog. Please try again.',
  running: 'An analysis is already running. Please wait a minute.',
} as const;

/**
 * Brings the versions that the change log lacks into it, with one summary of them all (WRK-444, WRK-Q106, WRK-Q107): for
 * administrators, one at a time. Nothing is written where the AI service fails; without one the summary is built in.
 */
export const analyzeChangelog = contract({
  method: 'POST',
  path: '/changelog/analyze',
  summary: 'Adds the newest versions to the change log with a summary, for administrators',
  caller: 'staff',
  body: z.object({}),
  answer: z.object({
    /** How many versions are new in the log; with none nothing was summarised. */
    versions: z.number(),
    /** Where the summary comes from; null where there was nothing to summarise. */
    source: z.nullable(z.enum(sources)),
  }),
  errors: { conflict: changelogMessages.running, unavailable: changelogMessages.failed },
});

import * as z from 'zod';
import { definePrompt, rules, words } from './prompt';

// Limits the prompt to a release's newest lines, so that an import of the whole history can still be answered
// in time.
const mostVersions = 30;
const mostChanges = 40;

/** Asks for a summary of new versions for the people who work with the workspace (WRK-444). */
export const changelogPrompt = definePrompt({
  name: 'changelog_summary',
  system: `${rules}
The data are changes of this workspace by version, the newest first, as the people who built it noted them. "summary": two to five sentences for colleagues who use it, the most useful change first, without names of files and without technical terms. "components": at most six parts of the workspace that changed, in one or two words each.`,
  input: z.object({ versions: z.array(z.object({ version: z.string(), changes: z.array(z.string()) })) }),
  output: z.object({ summary: words(4_000), components: z.array(words(60)) }),
  data: ({ versions }) =>
    versions
      .slice(0, mostVersions)
      .map(({ version, changes }) => ({ version, changes: changes.slice(0, mostChanges) })),
});

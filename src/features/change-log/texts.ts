import type { AiSource } from '@/contracts/ai';
import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import { labelOfKey } from '@/shared/settings/own-category';
import type { ChangeFilter } from './queries';
import type { ChangeType } from './schema';

/** Texts of the change log. The requirements fix some of them word for word. */
export const changeTexts = {
  back: 'Back to Dashboard',
  filters: { all: 'All', ai: 'AI Generated', git: 'From Git' } satisfies Readonly<
    Record<ChangeFilter, string>
  >,
  filterLabel: 'Show entries',
  full: 'View Full Changelog',
  analysis: {
    run: 'Analyze New Changes',
    running: 'Analyzing…',
    done: (versions: number, source: AiSource | null) =>
      source === null
        ? 'The change log is up to date.'
        : `${plural(versions, {
            one: 'Added 1 version to the change log',
            other: `Added ${formatNumber(versions)} versions to the change log`,
          })}, summarized ${source === 'ai' ? 'by the AI service' : 'without an AI service'}.`,
  },
  loading: 'Loading changes…',
  failed: 'Failed to load changes. Please try again.',
  none: 'The change log is empty.',
  noneOfFilter: 'No entries of this kind.',
  showAll: 'Show all entries',
  showLatest: 'Show only the latest entries',
  list: 'Entries',
  types: {
    'auto-generated': 'AI generated',
    'git-changelog': 'From Git',
    note_deleted: 'Note deleted',
  } satisfies Readonly<Record<ChangeType, string>>,
  version: (version: string) => `Version ${version}`,
  about: (components: readonly string[]) => `About ${components.join(', ')}`,
  madeBy: (author: string) => `Summarized by ${author}`,
  deletedBy: (who: string) => `Deleted by ${who}`,
  you: 'you',
  noteOf: { contact: 'Note about a contact', standalone: 'Note without a contact' },
  category: (key: string) => `Category: ${labelOfKey(key)}`,
  unreadable: (count: number) =>
    plural(count, {
      one: '1 entry can’t be shown.',
      other: `${count} entries can’t be shown.`,
    }),
  noDate: 'N/A',
} as const;

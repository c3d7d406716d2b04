import type { AiSource } from '@/contracts/ai';
import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
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
        ? 'The change log has everything that was released.'
        : `${plural(versions, {
            one: '1 version is new in the change log',
            other: `${formatNumber(versions)} versions are new in the change log`,
          })}, summarised ${source === 'ai' ? 'by the AI service' : 'without an AI service'}.`,
  },
  loading: 'Loading changes…',
  failed: 'Failed to load changes. Please try again.',
  none: 'Nothing is in the change log yet.',
  noneOfFilter: 'No entry of this kind is in the change log.',
  showAll: 'Show all entries',
  showLatest: 'Show the latest entries only',
  list: 'Entries',
  types: {
    'auto-generated': 'AI generated',
    'git-changelog': 'From Git',
    note_deleted: 'Note deleted',
  } satisfies Readonly<Record<ChangeType, string>>,
  version: (version: string) => `Version ${version}`,
  about: (components: readonly string[]) => `About ${components.join(', ')}`,
  madeBy: (author: string) => `Summarised by ${author}`,
  by: (who: string) => `by ${who}`,
  you: 'you',
  noteOf: { contact: 'A note about a contact', standalone: 'A note of its own' },
  category: (category: string) => `category ${category}`,
  unreadable: (count: number) =>
    plural(count, {
      one: 'One entry is stored in a form that this version cannot read.',
      other: `${count} entries are stored in a form that this version cannot read.`,
    }),
  noDate: 'N/A',
} as const;

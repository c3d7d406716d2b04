import { indexEntries } from '@/features/notes/note-change';
import type { IndexEntry, Note } from '@/features/notes/schema';
import { toRich } from '@/shared/rich-text/stored-content';
import type { WithId } from '@/shared/firebase/collection';
import { aNote } from '@/testing/records/note';

interface SeedNote {
  readonly note: WithId<Note>;
  readonly entries: readonly { readonly id: string; readonly entry: IndexEntry }[];
}

interface Given extends Partial<Note> {
  readonly created: string;
  readonly contactName?: string;
}

let count = 0;

function note(createdBy: string, title: string, content: string, given: Given): SeedNote {
  count += 1;
  const { created, contactName, ...fields } = given;
  const id = `seedNote${String(count).padStart(12, '0')}`;
  const made = aNote({ id, title, content, createdBy, createdAt: new Date(created), ...fields });
  const entries = indexEntries(id, made, contactName).parts.flatMap((part, place) =>
    part.kind === 'create'
      ? [
          {
            // The same in every run, unlike a random id.
            id: `${part.id.slice(0, 13)}seed${String(count * 10 + place).padStart(16, '0')}`,
            entry: part.fields as IndexEntry,
          },
        ]
      : [],
  );
  return { note: { ...made, searchIds: entries.map((each) => each.id) }, entries };
}

const lineFormats = {
  open: { list: 'unchecked' },
  done: { list: 'checked' },
  heading: { header: 2 },
} as const;

const lines = (...given: readonly (readonly [text: string, kind?: keyof typeof lineFormats])[]) =>
  JSON.stringify(
    given.flatMap(([text, kind]) => [
      { insert: text },
      kind ? { insert: '\n', attributes: lineFormats[kind] } : { insert: '\n' },
    ]),
  );

/**
 * Notes of three people: plain and rich, with and without a contact, shared, archived, and goals with steps
 * and times.
 */
export const seedNotes: readonly SeedNote[] = [
  note(
    'ada',
    'Spring appeal, what we agreed',
    toRich('One letter, two audiences.\nNoor exports the list on Monday.'),
    {
      created: '2026-11-20T15:10:00Z',
      contentType: 'rich',
      category: 'meeting',
      sharedWith: ['noor', 'mia'],
    },
  ),
  note(
    'ada',
    'Ten warm donors by March',
    lines(
      ['Find the ten people who answered twice and were never called.'],
      ['Next Steps', 'heading'],
      ['Export everybody who gave in 2025 (next)', 'open'],
      ['Mark who came to the open house', 'open'],
      ['Previous Steps', 'heading'],
      ['Agree on what “warm” means', 'done'],
    ),
    {
      created: '2026-11-18T09:30:00Z',
      contentType: 'rich',
      category: 'goal',
      hasNextSteps: true,
    },
  ),
  note('ada', '', 'Ask the printer about recycled envelopes.', {
    created: '2026-11-17T08:05:00Z',
    category: 'task',
  }),
  note(
    'noor',
    'Salesforce fields nobody fills in',
    'Region, Fax, Second address. Hide them before the training.',
    {
      created: '2026-11-16T13:45:00Z',
      category: 'project',
      timerData: {
        isRunning: false,
        elapsedTime: 1_500_000,
        totalTime: 4_200_000,
        history: [
          {
            startTime: new Date('2026-11-16T13:50:00Z'),
            endTime: new Date('2026-11-16T14:35:00Z'),
            duration: 2_700_000,
          },
          {
            startTime: new Date('2026-11-17T10:00:00Z'),
            endTime: new Date('2026-11-17T10:25:00Z'),
            duration: 1_500_000,
          },
        ],
        lastUpdated: new Date('2026-11-17T10:25:00Z'),
        currentSession: null,
      },
    },
  ),
  note(
    'mia',
    'First call with Amara Osei',
    'She wants to start with the volunteers, not the donors. Two lists, one of them on paper.',
    {
      created: '2026-11-19T14:40:00Z',
      category: 'followup',
      contactId: 'seedContact000000001',
      contactOwnerId: 'mia',
      contactName: 'Amara Osei',
    },
  ),
  note(
    'mia',
    'Board deck for the orchestra',
    toRich('Open with the subscribers who came back.\nNo more than six slides.'),
    {
      created: '2026-11-15T10:20:00Z',
      contentType: 'rich',
      category: 'important',
    },
  ),
  note('mia', 'יומן הגינה הקהילתית', 'להתקשר אל רות לפני הפגישה ביום שלישי.', {
    created: '2026-11-12T07:55:00Z',
    category: 'general',
  }),
  note('mia', 'Old pricing table', 'Kept for the audit, do not use.', {
    created: '2026-06-02T09:00:00Z',
    category: 'general',
    isArchived: true,
    archivedAt: new Date('2026-09-01T09:00:00Z'),
  }),
  note('theo', 'Food bank intake form', 'Fourteen questions, of which five are asked twice.', {
    created: '2026-11-14T16:00:00Z',
    category: 'meeting',
    sharedWith: ['mia'],
  }),
];

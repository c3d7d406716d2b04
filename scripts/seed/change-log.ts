import type { ChangeEntry } from '@/features/change-log/schema';

interface SeedChange {
  readonly id: string;
  readonly entry: ChangeEntry;
}

function release(version: string, changes: readonly string[]): SeedChange {
  const at = new Date(`${version}T18:00:00Z`);
  return {
    id: `release-${version}`,
    entry: {
      type: 'git-changelog',
      entityId: version,
      contactId: undefined,
      userId: undefined,
      userEmail: undefined,
      summary: changes.join('\n'),
      timestamp: at,
      createdAt: at,
      details: undefined,
      metadata: { analyzedComponents: [], generatedBy: undefined, version },
    },
  };
}

/** Entries of every type. */
export const seedChangeLog: readonly SeedChange[] = [
  release('2026-11-06', ['Playbook requests are searched by name or email.']),
  release('2026-11-13', ['Contacts are exported as a table.', 'Notes begin with a template.']),
  release('2026-11-20', ['A deleted record is found in the trash for 30 days.']),
  {
    id: 'seedSummary000000001',
    entry: {
      type: 'auto-generated',
      entityId: '2026-11-20',
      contactId: undefined,
      userId: undefined,
      userEmail: undefined,
      summary: 'What you delete by mistake comes back from the trash.',
      timestamp: new Date('2026-11-20T18:05:00Z'),
      createdAt: new Date('2026-11-20T18:05:00Z'),
      details: undefined,
      metadata: {
        analyzedComponents: ['Trash'],
        generatedBy: 'the built-in summary',
        version: '2026-11-20',
      },
    },
  },
  {
    id: 'note-seedDeletedNote00001',
    entry: {
      type: 'note_deleted',
      entityId: 'seedDeletedNote00001',
      contactId: undefined,
      userId: 'mia',
      userEmail: 'mia@acf.example',
      summary: 'Note deleted',
      timestamp: new Date('2026-11-19T09:30:00Z'),
      createdAt: new Date('2026-11-19T09:30:00Z'),
      details: { noteType: 'standalone', category: 'general' },
      metadata: undefined,
    },
  },
];

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { covers } from '@/testing/covers';
import { changeEntrySchema } from './schema';

const at = new Date('2026-11-22T12:00:00Z');
const entry = {
  type: 'note_deleted',
  entityId: 'a',
  contactId: 'b',
  userId: 'mia',
  userEmail: 'mia@acf.example',
  summary: 'Note deleted',
  timestamp: at,
  createdAt: at,
};

describe('An entry of the change log', () => {
  it.each(['auto-generated', 'git-changelog', 'note_deleted'])(
    'accepts the type %s',
    covers('WRK-611'),
    (type) => {
      expect(z.safeParse(changeEntrySchema, { ...entry, type }).success).toBe(true);
      expect(z.safeParse(changeEntrySchema, { ...entry, type: `${type}s` }).success).toBe(false);
    },
  );

  it('names its subject, its author and its time', covers('WRK-612'), () => {
    expect(z.parse(changeEntrySchema, entry)).toMatchObject(entry);
  });

  it('keeps the details of a deletion and the metadata of a generated entry', covers('WRK-613'), () => {
    const more = {
      details: { noteType: 'contact', category: 'task' },
      metadata: { analyzedComponents: ['Notes'], generatedBy: 'gpt-4o', version: '2026-11-22' },
    };
    expect(z.parse(changeEntrySchema, { ...entry, ...more })).toMatchObject(more);
  });

  it('takes its time from createdAt in an older form, and keeps everything else', () => {
    expect(z.parse(changeEntrySchema, { ...entry, timestamp: undefined, details: 'none' })).toMatchObject({
      timestamp: at,
      summary: 'Note deleted',
      details: undefined,
    });
  });
});

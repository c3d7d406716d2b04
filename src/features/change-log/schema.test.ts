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

describe('an entry of the change log', () => {
  it.each(['auto-generated', 'git-changelog', 'note_deleted'])(
    'may be of the type %s',
    covers('WRK-611'),
    (type) => {
      expect(z.safeParse(changeEntrySchema, { ...entry, type }).success).toBe(true);
      expect(z.safeParse(changeEntrySchema, { ...entry, type: `${type}s` }).success).toBe(false);
    },
  );

  it('says what it is about, who did it and when', covers('WRK-612'), () => {
    expect(z.parse(changeEntrySchema, entry)).toMatchObject(entry);
  });

  it(
    'holds details of a deletion, and of a change what was looked at, by whom and of which version',
    covers('WRK-613'),
    () => {
      const more = {
        details: { noteType: 'contact', category: 'task' },
        metadata: { analyzedComponents: ['Notes'], generatedBy: 'gpt-4o', version: '2026-11-22' },
      };
      expect(z.parse(changeEntrySchema, { ...entry, ...more })).toMatchObject(more);
    },
  );

  it('of an older form has the time at which it was made, and loses nothing else', () => {
    expect(z.parse(changeEntrySchema, { ...entry, timestamp: undefined, details: 'none' })).toMatchObject({
      timestamp: at,
      summary: 'Note deleted',
      details: undefined,
    });
  });
});

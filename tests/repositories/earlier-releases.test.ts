import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contacts, mailsOf } from '@/features/contacts/collections';
import { setContactStatus } from '@/features/contacts/changes';
import { contactList } from '@/features/contacts/queries';
import { contactStatuses } from '@/features/contacts/schema';
import { setLeadStatus } from '@/features/leads/changes';
import { leads } from '@/features/leads/collections';
import { leadStatuses } from '@/features/leads/schema';
import { setArchived } from '@/features/notes/changes';
import { notes } from '@/features/notes/collections';
import { findNotes } from '@/features/notes/search/find-notes';
import { updateTemplate } from '@/features/templates/changes';
import { templates } from '@/features/templates/collections';
import { profiles } from '@/shared/auth/profile';
import type { Collection } from '@/shared/firebase/collection';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import type { SaveHandle } from '@/shared/saving/saving';
import { ada } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { as } from './browsers';
import { beginAnew, putBackup, stored } from './local-backend';

const folder = 'tests/repositories/releases';

const saved = async ({ settled }: SaveHandle) =>
  expect(await settled).toEqual({ state: 'saved', already: false });

async function first<T>(collection: Collection<T>, id: string) {
  const found = await getDocument(collection, id);
  if (!found?.ok) throw new Error(`${collection.path}/${id} is not there, or unreadable.`);
  return found.document;
}

/** Returns the names of the fields that changed in a stored record. */
async function changedFields(path: string, id: string, before: object): Promise<readonly string[]> {
  const after = (await stored(path)).find((record) => record.id === id)?.fields ?? {};
  return Object.keys({ ...before, ...after }).filter(
    (field) =>
      JSON.stringify((before as Record<string, unknown>)[field]) !==
      JSON.stringify((after as Record<string, unknown>)[field]),
  );
}

// Backups of earlier releases, which are never removed: `npm run backup -- save` of the seeded app wrote
// each. `first-commits` holds the seed's records from the first commit of each collection, including requests
// without search fields and search entries in the format of that time.
describe.each(readdirSync(folder))('records stored by %s', (file) => {
  it(
    'match their schemas, are found, and can be changed without losing a field',
    covers('FLT-017'),
    async () => {
      await beginAnew();
      await putBackup(readFileSync(`${folder}/${file}`, 'utf8'));
      await as('ada');

      for (const collection of [
        contacts,
        leads,
        notes,
        templates,
        profiles,
        mailsOf('seedContact000000001'),
      ]) {
        const { documents, invalid } = await listDocuments(collection as Collection<object>, {
          // The administrator can see all of them.
          limit: 100,
        });
        expect(invalid, collection.path).toEqual([]);
        expect(documents.length, collection.path).toBeGreaterThan(0);
      }

      const { query } = contactList.page(contactList.viewOf({ search: 'osei' }), 10);
      const found = await listDocuments(contacts, query);
      expect(found.documents.map(({ email }) => email)).toContain('amara.osei@harbourshelter.example');
      const text = await findNotes('appeal', ada, { after: '', before: '' }, new AbortController().signal, {
        wanted: 20,
      });
      expect(text.documents.map(({ title }) => title)).toContain('Spring appeal, what we agreed');

      const before = new Map(
        await Promise.all(
          [contacts, leads, notes, templates].map(
            async ({ path }) => [path, (await stored(path))[0]] as const,
          ),
        ),
      );
      const id = (path: string) => before.get(path)?.id ?? '';
      const other = <T>(values: readonly T[], current: T) => values.find((value) => value !== current) as T;
      const contact = await first(contacts, id(contacts.path));
      await saved(setContactStatus(contact, other(contactStatuses, contact.status), 'ada'));
      const lead = await first(leads, id(leads.path));
      await saved(setLeadStatus(lead, other(leadStatuses, lead.status)));
      const note = await first(notes, id(notes.path));
      await saved(setArchived(note, !note.isArchived, ada));
      const template = await first(templates, id(templates.path));
      const { name: _, ...writing } = template;
      await saved(updateTemplate(template, { ...writing, name: 'Another name' }));

      const changed = (path: string) => changedFields(path, id(path), before.get(path)?.fields ?? {});
      expect(await changed(contacts.path)).toEqual(expect.arrayContaining(['status', 'updatedAt']));
      expect(await changed(leads.path)).toEqual(expect.arrayContaining(['status', 'updatedAt']));
      expect(await changed(templates.path)).toEqual(['name', 'updatedAt']);
      for (const { path } of [contacts, leads, notes, templates]) {
        const kept = (await stored(path)).find((record) => record.id === id(path))?.fields ?? {};
        expect(Object.keys(kept), path).toEqual(
          expect.arrayContaining(Object.keys(before.get(path)?.fields ?? {})),
        );
      }
    },
  );
});

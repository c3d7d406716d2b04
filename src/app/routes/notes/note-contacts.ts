import { contacts } from '@/features/contacts/collections';
import { contactList } from '@/features/contacts/queries';
import { nameOf } from '@/features/contacts/schema';
import type { NoteContact } from '@/features/notes/changes';
import type { NoteContacts } from '@/features/notes/contact-names';
import { readAllowed } from '@/shared/firebase/read-several';
import { firstMatches } from '@/shared/lists/list-search';

/** The number of contacts that a field suggests. */
const maxOptions = 15;

/** The fields that notes need of a contact. */
const namedFields = ['name', 'firstName', 'lastName', 'email', 'ownerId'] as const;

/** Returns a function that reads contacts by id. All ids requested in the same tick share one call. */
function contactReader(): NoteContacts['read'] {
  let pending:
    | { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, NoteContact>> }
    | undefined;
  const readAll = async (ids: ReadonlySet<string>): Promise<ReadonlyMap<string, NoteContact>> => {
    await Promise.resolve();
    pending = undefined;
    const found = await readAllowed(contacts, [...ids], { select: namedFields });
    return new Map(
      found.flatMap((parsed) => {
        if (!parsed.ok) return [];
        const { id, ownerId } = parsed.document;
        return [[id, { id, ownerId, name: nameOf(parsed.document) }]];
      }),
    );
  };
  return async (id) => {
    if (pending === undefined) {
      const ids = new Set<string>();
      pending = { ids, found: readAll(ids) };
    }
    const { ids, found } = pending;
    ids.add(id);
    return (await found).get(id);
  };
}

/**
 * The fields of a person that determine which contacts they see. They stay equal when the server confirms the
 * person's record.
 */
interface Viewer {
  readonly uid: string;
  readonly seesAll: boolean;
}

/** Returns the contact functions for notes, limited to contacts that the person may read. */
export function noteContactsOf({ uid, seesAll }: Viewer, addressOf: (id: string) => string): NoteContacts {
  const owner = seesAll ? '' : uid;
  return {
    read: contactReader(),
    find: async (typed, signal, limit = maxOptions) => {
      const view = contactList.viewOf({ search: typed, owner });
      return (await firstMatches(contactList, view, limit, signal)).map((contact) => ({
        value: contact.id,
        label: nameOf(contact),
        ...(contact.company !== '' && { detail: contact.company }),
      }));
    },
    addressOf,
  };
}

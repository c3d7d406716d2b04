import { firstContacts } from '@/features/contacts/first-contacts';
import { foldSearch } from '@/features/contacts/contact-search';
import { contactParameters } from '@/features/contacts/queries';
import { nameOf } from '@/features/contacts/schema';
import { contactTexts } from '@/features/contacts/texts';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { readState } from '@/shared/lists/address-state';
import { fillPattern } from '@/shared/navigation/path-pattern';

/** How many contacts the palette shows. */
const most = 7;

const everything = readState(contactParameters, new URLSearchParams());

/** The palette's search of contacts, archived ones too: by parts of name, address, phone and company (WRK-124). */
export async function findContacts(
  typed: string,
  actor: Actor,
  signal: AbortSignal,
): Promise<readonly Command[]> {
  const search = foldSearch(typed);
  if (search === '') return [];
  const seesAll: boolean = isAdmin(actor);
  const view = { ...everything, search, archive: 'all' as const, owner: seesAll ? '' : actor.uid };
  const found = await firstContacts(view, most, signal);
  const [list, path] = seesAll
    ? [workspacePaths.adminContacts, workspacePaths.adminContact]
    : [workspacePaths.ownContacts, workspacePaths.ownContact];
  return found.map((contact) => ({
    id: `contact.${contact.id}`,
    title: nameOf(contact),
    detail: [contact.company, contact.email].filter((text) => text !== '').join(' · '),
    section: contactTexts.section,
    kind: 'record',
    to: fillPattern(path, { contactId: contact.id }) ?? list,
  }));
}

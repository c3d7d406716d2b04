import { contactList } from '@/features/contacts/queries';
import { nameOf } from '@/features/contacts/schema';
import { contactTexts } from '@/features/contacts/texts';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { firstMatches } from '@/shared/lists/list-source';
import { fillPattern } from '@/shared/navigation/path-pattern';

/** How many contacts the palette shows. */
const most = 7;

/** The palette's search of contacts, archived ones too: by parts of name, address, phone and company (WRK-124). */
export async function findContacts(
  typed: string,
  actor: Actor,
  signal: AbortSignal,
): Promise<readonly Command[]> {
  const seesAll: boolean = isAdmin(actor);
  const view = contactList.viewOf({ search: typed, archive: 'all', owner: seesAll ? '' : actor.uid });
  if (view.search === '') return [];
  const found = await firstMatches(contactList, view, most, signal);
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

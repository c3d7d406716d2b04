import type { Role } from '@/shared/auth/profile';
import { keptUid } from '@/shared/auth/session';
import { preloadList } from '@/shared/firebase/live/first-answers';
import { pageSizeOf } from '@/shared/lists/settings/list-settings';
import { notes } from './collections';
import { noteList, viewFor } from './queries';
import { sawAll } from './reach';

/**
 * Requests the rows that the notes hub will show at an address, before its code is there; a search has requests of its own.
 * The role is not known yet: `suggested` is that of the area. A regular user whom this browser does not know is refused in
 * administrators' area, and asks again as themselves.
 */
export async function preloadNotes(address: URLSearchParams, suggested: Role): Promise<void> {
  const uid = await keptUid;
  const state = noteList.read(address);
  if (uid === undefined || state.search !== '' || address.get('tab') === 'templates') return;
  // What the address suggests is not for a regular user, whom the rules would refuse.
  const role = sawAll() ? suggested : 'regular';
  const actor = { uid, role, status: 'active', email: '', displayName: '', photoURL: '' } as const;
  void preloadList(notes, noteList.page(viewFor(actor, state), pageSizeOf(noteList.pageSize)).query);
}

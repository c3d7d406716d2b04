import type { Actor } from '@/shared/auth/actor';
import { preloadList } from '@/shared/firebase/live';
import { readState } from '@/shared/lists/address-state';
import { pageSizeOf } from '@/shared/lists/list-settings';
import { notes } from './collections';
import { notePage, noteParameters, notesPerPage } from './queries';
import { sawAll } from './reach';

/** Requests the rows that the notes hub will show at an address, before its code is there; a search has requests of its own. */
export function preloadNotes(address: URLSearchParams, who: Pick<Actor, 'uid' | 'role' | 'status'>): void {
  const state = readState(noteParameters, address);
  if (state.search !== '' || address.get('tab') === 'templates') return;
  // What the address suggests is not for a regular user, whom the rules would refuse.
  const role = sawAll() ? who.role : 'regular';
  const actor = { email: '', displayName: '', photoURL: '', ...who, role };
  void preloadList(notes, notePage(state, actor, { pageSize: pageSizeOf(notesPerPage) }));
}

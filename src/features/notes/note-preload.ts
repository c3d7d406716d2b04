import { definePreload } from '@/shared/entity/entity-preload';
import { pageSizeOf } from '@/shared/lists/settings/list-settings';
import { notes } from './collections';
import { noteList, viewFor } from './queries';
import { sawAll } from './reach';

/**
 * The first rows of the notes hub; a search has requests of its own. The role is not known yet, so the area suggests it. A
 * regular user whom this browser does not know is refused in administrators' area, and asks again as themselves.
 */
export const notePreload = definePreload(notes, async (address, { uidOnDevice, area }) => {
  const uid = await uidOnDevice();
  const state = noteList.read(address);
  if (uid === undefined || state.search !== '' || address.get('tab') === 'templates') return undefined;
  // The rules would refuse the notes of all to a regular user.
  const role = sawAll() ? area : 'regular';
  const actor = { uid, role, status: 'active', email: '', displayName: '', photoURL: '' } as const;
  return noteList.page(viewFor(actor, state), pageSizeOf(noteList.pageSize)).query;
});

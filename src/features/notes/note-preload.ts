import { definePreload } from '@/shared/entity/entity-preload';
import { pageSizeOf } from '@/shared/lists/settings/list-settings';
import { notes } from './collections';
import { noteList, viewFor } from './queries';
import { seesAllByPreference } from './visibility-preference';

/**
 * Preloads the first rows of the notes hub. A search sends its own queries. The role is not known yet, so it
 * is guessed from the area. If a regular user is denied in the administrators' area, the screen queries again
 * with their own role.
 */
export const notePreload = definePreload(notes, async (address, { uidOnDevice, area }) => {
  const uid = await uidOnDevice();
  const state = noteList.read(address);
  if (uid === undefined || state.search !== '' || address.get('tab') === 'templates') return undefined;
  // The security rules would deny a regular user the query for all notes.
  const role = seesAllByPreference() ? area : 'regular';
  const actor = { uid, role, status: 'active', email: '', displayName: '', photoURL: '' } as const;
  return noteList.page(viewFor(actor, state), pageSizeOf(noteList.pageSize)).query;
});

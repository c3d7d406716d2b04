import { workspaceScreens } from '@/app/workspace/screens';
import type { Actor } from '@/shared/auth/actor';
import type { WorkspaceArea } from '@/shared/entity/workspace-screen';
import { fillPattern } from '@/shared/navigation/path-pattern';

const actor = { uid: '', email: '', displayName: '', photoURL: '', status: 'active' } as const;
const parameters = { contactId: 'seedContact000000001', slug: 'tipping-point-presentation' };

/** A text that each screen shows when its data have loaded. */
const shown: Readonly<Record<string, string | RegExp>> = {
  home: 'Week together',
  contacts: 'amara.osei@harbourshelter.example',
  contact: 'amara.osei@harbourshelter.example',
  capture: /^Take a photo of a business card/,
  notes: 'Spring appeal, what we agreed',
  calendar: /^Winter lunch/,
  changelog: 'What you delete by mistake comes back from the trash.',
  integrations: 'Salesforce',
  users: 'theo@acf.example',
  security: /^No alerts\./,
  leads: 'Priya Nair',
  analytics: 'Toronto Symphony Orchestra',
  organization: 'Save facts',
  videos: 'What never goes into a prompt',
  proposals: 'Tipping Point',
  proposal: 'Hours back for the work you were funded for',
  trash: 'The trash is empty.',
};
const query: Readonly<Record<string, string>> = { calendar: '?date=2026-12-11' };

/** Returns the screens that this role may open. A screen in both areas is opened in the role's own one. */
export const screensOf = (role: Actor['role']) =>
  workspaceScreens.flatMap(({ id, path, admits }) => {
    const areas: readonly WorkspaceArea[] = role === 'admin' ? ['admin', 'regular'] : ['regular', 'admin'];
    const area = areas.find((each) => path[each] !== undefined && admits({ ...actor, role }, each));
    if (area === undefined) return [];
    const text = shown[id];
    const address = fillPattern(path[area]?.[0] ?? '', parameters);
    if (text === undefined || address === undefined)
      throw new Error(`Nothing says how the screen ${id} is opened and what it shows.`);
    return [{ id, address: `${address}${query[id] ?? ''}`, text }];
  });

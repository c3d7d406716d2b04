import { describe, expect, it } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { actorNamed, ada, mia } from '@/testing/actors';
import { searchProviders } from './commands/search-providers';
import { screenAt } from './screen-addresses';
import { workspaceScreens } from './screens';

/** Returns the names of the people whom a check admits. */
const whom = (admits: (actor: Actor) => boolean): string =>
  [ada, mia, actorNamed('lena')]
    .filter(admits)
    .map(({ uid }) => uid)
    .join(', ');

/**
 * Returns the people who may open a screen in an area, and its paths there: `'ada, mia:
 * /dashboard/contacts'`.
 */
const opens = ({ admits, path }: WorkspaceScreen, area: 'admin' | 'regular'): string =>
  path[area] === undefined ? '' : `${whom((actor) => admits(actor, area))}: ${path[area].join(' ')}`;

const menuEntry = ({ group, menuLabel, title, icon }: WorkspaceScreen): string =>
  [group ?? 'not in the menu', menuLabel ?? title, ...(icon === undefined ? [] : ['icon'])].join(', ');

describe('The screens of the workspace', () => {
  it('have the expected menu order, titles, addresses and admitted people', () => {
    expect(
      workspaceScreens.map((screen) => [
        screen.id,
        menuEntry(screen),
        opens(screen, 'admin'),
        opens(screen, 'regular'),
      ]),
    ).toEqual([
      ['home', 'work, Home, icon', 'ada: /admin/dashboard/home /admin/dashboard', 'ada, mia: /dashboard'],
      ['contacts', 'work, Contacts, icon', 'ada: /admin/dashboard/contacts', 'ada, mia: /dashboard/contacts'],
      [
        'contact',
        'not in the menu, Contact',
        'ada: /admin/dashboard/contacts/:contactId',
        'ada, mia: /dashboard/contacts/:contactId',
      ],
      ['capture', 'not in the menu, AI Capture', 'ada: /admin/dashboard/ai-capture', ''],
      ['notes', 'work, Notes Hub, icon', 'ada, mia: /admin/dashboard/notes', 'ada, mia: /dashboard/notes'],
      ['calendar', 'work, Calendar, icon', 'ada: /admin/dashboard/calendar', 'ada, mia: /dashboard/calendar'],
      [
        'changelog',
        'work, Change Log, icon',
        'ada: /admin/dashboard/changelog',
        'ada, mia: /dashboard/changelog',
      ],
      ['integrations', 'administration, Integrations, icon', 'ada: /admin/dashboard/integrations', ''],
      ['users', 'administration, User Management, icon', 'ada: /admin/dashboard/users', ''],
      ['security', 'administration, Security, icon', 'ada: /admin/dashboard/security', ''],
      ['organization', 'administration, Organization, icon', 'ada: /admin/dashboard/organization', ''],
      ['leads', 'clients, Playbook Management, icon', 'ada: /admin/dashboard/bundles', ''],
      ['analytics', 'clients, Analytics, icon', 'ada: /admin/dashboard/analytics', ''],
      ['videos', 'not in the menu, Video Management', 'ada: /admin/dashboard/videos', ''],
      ['proposals', 'clients, Proposal Management, icon', 'ada: /admin/dashboard/proposals', ''],
      ['proposal', 'not in the menu, Proposal', 'ada: /admin/dashboard/proposals/:slug', ''],
      ['trash', 'not in the menu, Trash', 'ada, mia: /admin/dashboard/trash', 'ada, mia: /dashboard/trash'],
    ]);
  });

  it('have keywords and shortcuts', () => {
    expect(
      workspaceScreens.flatMap(({ id, shortcut = [], keywords }) =>
        keywords ? [[id, shortcut.join(' '), keywords.join(', ')]] : [],
      ),
    ).toEqual([
      ['home', 'g h', 'dashboard, start'],
      ['contacts', 'g c', 'people, crm, address book'],
      ['capture', '', 'business card, scan, image, linkedin, photo'],
      ['notes', 'g n', 'notes, goals, tasks, timers, templates'],
      ['calendar', 'g e', 'events, meetings, agenda, appointments, schedule'],
      ['changelog', 'g l', 'news, versions, releases, what changed'],
      ['integrations', 'g i', 'salesforce, sync, connect, crm'],
      ['users', 'g u', 'accounts, people, roles, invite'],
      ['security', 'g s', 'alerts, audit, events'],
      ['organization', '', 'facts, address, booking, social links, certificates, phone, email'],
      ['leads', 'g p', 'requests, leads, starter pack, bundles'],
      ['analytics', 'g a', 'statistics, figures, charts, visits, events'],
      ['videos', '', 'library, films, youtube'],
      ['proposals', '', 'proposals, presentations, decks, access codes, clients'],
      ['trash', '', 'deleted, restore, bring back, undo, bin'],
    ]);
  });

  it('exist at every workspace address that links use, except the preview of a proposal', () => {
    const { proposalPreview, ...linked } = workspacePaths;
    expect(Object.values(linked).filter((path) => screenAt(path)?.screen === undefined)).toEqual([]);
    expect(screenAt(proposalPreview)).toBeUndefined();
  });

  it('request their first data while their code loads', () => {
    const requesting = workspaceScreens.filter(({ preload }) => preload).map(({ id }) => id);
    expect(requesting).toEqual(['contacts', 'contact', 'notes', 'calendar', 'leads']);
  });
});

it('The palette searches the records that a person may list', () => {
  expect(searchProviders.map(({ failed, available = () => true }) => [failed, whom(available)])).toEqual([
    ['Contacts could not be searched.', 'ada, mia'],
    ['Notes could not be searched.', 'ada, mia'],
    ['Requests could not be searched.', 'ada'],
  ]);
});

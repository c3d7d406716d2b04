import type { ComponentType } from 'react';
import { can } from '@/app/policy';
import type { workspace } from '@/content/frame/workspace';
import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { sessionTexts } from '@/shared/auth/session-texts';
import type { Shortcut } from '@/shared/commands/shortcut';
import { paths } from '@/shared/config/paths';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { PathParameters } from '@/shared/navigation/path-pattern';

/** The two parts of the workspace; an admin may be in either, a regular user only in theirs. */
export type WorkspaceArea = 'admin' | 'regular';

/** Route patterns of one screen in one area: the one that links use, then those that open it too. */
type Patterns = readonly [string, ...string[]];

export type ScreenComponent = ComponentType<{ readonly actor: Actor }>;

/** A group of entries in the side menu. */
export type MenuGroup = keyof typeof workspace.menu.groups;

/** All that the frame knows about a screen: routes, guards, menu, breadcrumbs, palette and titles read it. */
export interface WorkspaceScreen {
  readonly id: string;
  /**
   * Heading, breadcrumb, palette entry and document title of the screen; a detail shows its record's name instead.
   */
  readonly title: string;
  /**
   * The screen's addresses: `/dashboard/contacts/:contactId`. The screens above it in the breadcrumbs are those whose
   * addresses its own begins with.
   */
  readonly path: Partial<Readonly<Record<WorkspaceArea, Patterns>>>;
  /** Who may open it in an area; said here alone. */
  readonly admits: (actor: Actor, area: WorkspaceArea) => boolean;
  /** What whoever is not admitted is told, in place of the usual words; `goesHome` where they are told so at their own home. */
  readonly refusal?: { readonly text: string; readonly goesHome?: boolean };
  /** The module that `load` imports in an area: its files are named in the documents of the screen's addresses. */
  readonly module?: Partial<Readonly<Record<WorkspaceArea, string>>>;
  /** Imports the screen's code: when it is opened, and at the start of a document with its address. */
  readonly load: (area: WorkspaceArea) => Promise<ScreenComponent>;
  /**
   * Requests the screen's first data while its code is loading: at the start of a document with its address, before the
   * session is confirmed, and while a link to it is pressed. Resolves before the answer.
   */
  readonly preload?: (params: PathParameters, search: URLSearchParams, area: WorkspaceArea) => Promise<void>;
  /**
   * The outline of the icon of its entry in the side menu, in a 20 by 20 box (`d` of an SVG path).
   */
  readonly icon?: string;
  /** The group of its entry in the side menu. A screen without one is reached from elsewhere. */
  readonly group?: MenuGroup;
  /** What the entry says, where it is not the title. */
  readonly menuLabel?: string;
  /** Other words that people may type for it. */
  readonly keywords?: readonly string[];
  readonly shortcut?: Shortcut;
}

/** Whom an area admits: to its home, and to addresses in it that belong to no screen (WRK-028, WRK-039). */
export const areaAdmits: Readonly<Record<WorkspaceArea, (actor: Actor) => boolean>> = {
  admin: isAdmin,
  regular: isStaff,
};

/** The screens that exist, in the menu's fixed order (WRK-050). */
export const workspaceScreens: readonly WorkspaceScreen[] = [
  {
    id: 'home',
    title: 'Home',
    group: 'work',
    icon: 'M3 9.5 10 3.5l7 6M5 8v8.5h10V8M8.5 16.5v-5h3v5',
    path: { admin: [workspacePaths.adminHome, paths.adminDashboard], regular: [paths.dashboard] },
    admits: (actor, area) => areaAdmits[area](actor),
    module: {
      admin: 'src/app/routes/home/admin-home-route.tsx',
      regular: 'src/app/routes/home/staff-home-route.tsx',
    },
    load: async (area) =>
      area === 'admin'
        ? (await import('@/app/routes/home/admin-home-route')).AdminHomeRoute
        : (await import('@/app/routes/home/staff-home-route')).StaffHomeRoute,
    keywords: ['dashboard', 'start'],
    shortcut: ['g', 'h'],
  },
  {
    id: 'contacts',
    title: 'Contacts',
    group: 'work',
    icon: 'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2 16.5c0-3 2.5-5 5.5-5s5.5 2 5.5 5M13 4a3 3 0 0 1 0 5.5M15 12c2 .6 3 2.3 3 4.5',
    path: { admin: [workspacePaths.adminContacts], regular: [workspacePaths.ownContacts] },
    admits: (actor, area) => areaAdmits[area](actor) && can(actor, 'contact.list'),
    module: {
      admin: 'src/app/routes/contacts/contacts-route.tsx',
      regular: 'src/app/routes/contacts/contacts-route.tsx',
    },
    load: async (area) => {
      const routes = await import('@/app/routes/contacts/contacts-route');
      return area === 'admin' ? routes.AdminContactsRoute : routes.ContactsRoute;
    },
    preload: async (_, search, area) => {
      const [{ preloadContacts }, { keptUid }] = await Promise.all([
        import('@/features/contacts/preload-contacts'),
        import('@/shared/auth/session'),
      ]);
      const uid = await keptUid;
      if (area === 'admin') preloadContacts(search, uid);
      else if (uid !== undefined) preloadContacts(search, uid, uid);
    },
    keywords: ['people', 'crm', 'address book'],
    shortcut: ['g', 'c'],
  },
  {
    id: 'contact',
    title: 'Contact',
    path: { admin: [workspacePaths.adminContact], regular: [workspacePaths.ownContact] },
    admits: (actor, area) => areaAdmits[area](actor) && can(actor, 'contact.list'),
    module: {
      admin: 'src/app/routes/contacts/contact-route.tsx',
      regular: 'src/app/routes/contacts/contact-route.tsx',
    },
    load: async (area) => {
      const routes = await import('@/app/routes/contacts/contact-route');
      return area === 'admin' ? routes.AdminContactRoute : routes.ContactRoute;
    },
    preload: async ({ contactId = '' }) =>
      (await import('@/features/contacts/preload-contacts')).preloadContact(contactId),
  },
  {
    id: 'capture',
    title: 'AI Capture',
    path: { admin: [workspacePaths.adminCapture] },
    admits: (actor, area) => areaAdmits[area](actor) && can(actor, 'contact.create'),
    module: { admin: 'src/app/routes/contacts/capture-route.tsx' },
    load: async () => (await import('@/app/routes/contacts/capture-route')).CaptureRoute,
    keywords: ['business card', 'scan', 'image', 'linkedin', 'photo'],
  },
  {
    id: 'notes',
    title: 'Notes Hub',
    group: 'work',
    icon: 'M5 3.5h7l3.5 3.5v9.5H5zM12 3.5V7h3.5M7.5 10.5h5M7.5 13.5h5',
    path: { admin: [workspacePaths.adminNotes], regular: [workspacePaths.notes] },
    // In both areas: regular users may open the notes of administrators' area, too (WRK-038).
    admits: (actor) => can(actor, 'note.list'),
    module: {
      admin: 'src/app/routes/notes/notes-route.tsx',
      regular: 'src/app/routes/notes/notes-route.tsx',
    },
    load: async (area) => {
      const routes = await import('@/app/routes/notes/notes-route');
      return area === 'admin' ? routes.AdminNotesRoute : routes.NotesRoute;
    },
    preload: async (_, search, area) =>
      (await import('@/features/notes/preload-notes')).preloadNotes(search, area),
    keywords: ['notes', 'goals', 'tasks', 'timers', 'templates'],
    shortcut: ['g', 'n'],
  },
  {
    id: 'calendar',
    title: 'Calendar',
    group: 'work',
    icon: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5M7 12h2M11 12h2',
    path: { admin: [workspacePaths.adminCalendar], regular: [workspacePaths.calendar] },
    admits: (actor, area) => areaAdmits[area](actor) && can(actor, 'calendarEvent.list'),
    refusal: { text: sessionTexts.adminOnlyPage, goesHome: true },
    module: {
      admin: 'src/app/routes/calendar/calendar-route.tsx',
      regular: 'src/app/routes/calendar/calendar-route.tsx',
    },
    load: async (area) => {
      const routes = await import('@/app/routes/calendar/calendar-route');
      return area === 'admin' ? routes.AdminCalendarRoute : routes.CalendarRoute;
    },
    preload: async (_, search, area) =>
      (await import('@/features/calendar/preload-calendar')).preloadCalendar(search, area),
    keywords: ['events', 'meetings', 'agenda', 'appointments', 'schedule'],
    shortcut: ['g', 'e'],
  },
  {
    id: 'changelog',
    title: 'Change Log',
    group: 'work',
    icon: 'M4 4.5h8M4 8h8M4 11.5h5M13.5 12.5v-3M13.5 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M13.5 11v2.2l1.6 1',
    path: { admin: [workspacePaths.adminChangeLog], regular: [workspacePaths.changeLog] },
    admits: (actor, area) => areaAdmits[area](actor) && can(actor, 'change.list'),
    module: {
      admin: 'src/app/routes/change-log-route.tsx',
      regular: 'src/app/routes/change-log-route.tsx',
    },
    load: async () => (await import('@/app/routes/change-log-route')).ChangeLogRoute,
    keywords: ['news', 'versions', 'releases', 'what changed'],
    shortcut: ['g', 'l'],
  },
  {
    id: 'integrations',
    title: 'Integrations',
    group: 'administration',
    icon: 'M7 3v4M13 3v4M4.5 7h11v3a5.5 5.5 0 0 1-11 0zM10 15.5V18',
    path: { admin: [workspacePaths.adminIntegrations] },
    admits: (actor) => can(actor, 'salesforce.manage'),
    module: { admin: 'src/app/routes/admin/integrations-route.tsx' },
    load: async () => (await import('@/app/routes/admin/integrations-route')).IntegrationsRoute,
    keywords: ['salesforce', 'sync', 'connect', 'crm'],
    shortcut: ['g', 'i'],
  },
  {
    id: 'users',
    title: 'User Management',
    group: 'administration',
    icon: 'M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6M1.5 16.5c0-3 2.5-5 5.5-5 1.4 0 2.7.4 3.7 1.2M15 10.5v6M12 13.5h6',
    path: { admin: [workspacePaths.adminUsers] },
    admits: (actor) => can(actor, 'user.manage'),
    refusal: { text: 'Access denied. Only admin users can access user management.', goesHome: true },
    module: { admin: 'src/features/users/user-list-screen.tsx' },
    load: async () => (await import('@/features/users/user-list-screen')).UserListScreen,
    keywords: ['accounts', 'people', 'roles', 'invite'],
    shortcut: ['g', 'u'],
  },
  {
    id: 'security',
    title: 'Security Dashboard',
    menuLabel: 'Security',
    group: 'administration',
    icon: 'M10 3l6 2.5v4.2c0 3.6-2.5 6-6 7.3-3.5-1.3-6-3.7-6-7.3V5.5zM7.5 10l2 2 3.5-4',
    path: { admin: [workspacePaths.adminSecurity] },
    admits: (actor) => can(actor, 'securityEvent.list'),
    refusal: { text: 'Access Denied: Only Admins Can Access This Dashboard' },
    module: { admin: 'src/features/security/security-screen.tsx' },
    load: async () => (await import('@/features/security/security-screen')).SecurityScreen,
    keywords: ['alerts', 'audit', 'events'],
    shortcut: ['g', 's'],
  },
  {
    id: 'organization',
    title: 'Organization',
    group: 'administration',
    icon: 'M4 16.5v-13h8v13M12 8h4v8.5M2.5 16.5h15M6.5 6.5h3M6.5 9.5h3M6.5 12.5h3',
    path: { admin: [workspacePaths.adminOrganization] },
    admits: (actor) => can(actor, 'facts.update'),
    module: { admin: 'src/features/organization/organization-screen.tsx' },
    load: async () => (await import('@/features/organization/organization-screen')).OrganizationScreen,
    keywords: ['facts', 'address', 'booking', 'social links', 'certificates', 'phone', 'email'],
  },
  {
    id: 'leads',
    title: 'Playbook Management',
    group: 'clients',
    icon: 'M3 11.5 5.5 4h9l2.5 7.5v5H3zM3 11.5h4l1.5 2.5h3L13 11.5h4',
    path: { admin: [workspacePaths.adminLeads] },
    admits: (actor) => can(actor, 'lead.list'),
    module: { admin: 'src/app/routes/admin/leads-route.tsx' },
    load: async () => (await import('@/app/routes/admin/leads-route')).LeadsRoute,
    preload: async (_, search) => (await import('@/features/leads/preload-leads')).preloadLeads(search),
    keywords: ['requests', 'leads', 'starter pack', 'bundles'],
    shortcut: ['g', 'p'],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    group: 'clients',
    icon: 'M3.5 3.5v13h13M7 13.5V10M10.5 13.5v-7M14 13.5V8.5',
    path: { admin: [workspacePaths.adminAnalytics] },
    admits: (actor) => can(actor, 'event.list'),
    module: { admin: 'src/app/routes/admin/analytics-route.tsx' },
    load: async () => (await import('@/app/routes/admin/analytics-route')).AnalyticsRoute,
    keywords: ['statistics', 'figures', 'charts', 'visits', 'events'],
    shortcut: ['g', 'a'],
  },
  {
    id: 'videos',
    title: 'Video Management',
    path: { admin: [workspacePaths.adminVideos] },
    admits: (actor) => can(actor, 'video.update'),
    module: { admin: 'src/app/routes/admin/video-management-route.tsx' },
    load: async () => (await import('@/app/routes/admin/video-management-route')).VideosRoute,
    keywords: ['library', 'films', 'youtube'],
  },
  {
    id: 'proposals',
    title: 'Proposal Management',
    group: 'clients',
    icon: 'M4 3.5h9l3 3v10H4zM13 3.5v3h3M7 10h6M7 13h4',
    path: { admin: [workspacePaths.adminProposals] },
    admits: (actor) => can(actor, 'draft.list'),
    module: { admin: 'src/app/routes/admin/proposals-routes.tsx' },
    load: async () => (await import('@/app/routes/admin/proposals-routes')).ProposalsRoute,
    keywords: ['proposals', 'presentations', 'decks', 'access codes', 'clients'],
  },
  {
    id: 'proposal',
    title: 'Proposal',
    path: { admin: [workspacePaths.proposal] },
    admits: (actor) => can(actor, 'draft.list'),
    module: { admin: 'src/app/routes/admin/proposals-routes.tsx' },
    load: async () => (await import('@/app/routes/admin/proposals-routes')).ProposalRoute,
  },
  {
    id: 'trash',
    title: 'Trash',
    path: { admin: [workspacePaths.adminTrash], regular: [workspacePaths.trash] },
    admits: (actor) => can(actor, 'trash.list'),
    module: {
      admin: 'src/app/routes/trash/trash-route.tsx',
      regular: 'src/app/routes/trash/trash-route.tsx',
    },
    load: async () => (await import('@/app/routes/trash/trash-route')).TrashRoute,
    keywords: ['deleted', 'restore', 'bring back', 'undo', 'bin'],
  },
];

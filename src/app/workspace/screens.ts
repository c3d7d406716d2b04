import { entities } from '@/app/entities';
import { can } from '@/app/policy';
import { calendarEventEntity } from '@/features/calendar/entity';
import { contactEntity } from '@/features/contacts/entity';
import { leadEntity } from '@/features/leads/entity';
import { noteEntity } from '@/features/notes/entity';
import { sessionTexts } from '@/shared/auth/session-texts';
import { paths } from '@/shared/config/paths';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { areaAdmits } from './areas';
import { screensOf } from './entity-screens';

/**
 * All screens, in the fixed order of the menu (WRK-050). An entity whose screens join features has a row here
 * with their loaders. The screens of other entities come last in their groups.
 */
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
  ...screensOf(contactEntity, {
    list: {
      load: async (area) => {
        const routes = await import('@/app/routes/contacts/contacts-route');
        return area === 'admin' ? routes.AdminContactsRoute : routes.ContactsRoute;
      },
    },
    detail: {
      load: async (area) => {
        const routes = await import('@/app/routes/contacts/contact-route');
        return area === 'admin' ? routes.AdminContactRoute : routes.ContactRoute;
      },
    },
  }),
  {
    id: 'capture',
    title: 'AI Capture',
    path: { admin: [workspacePaths.adminCapture] },
    admits: (actor, area) => areaAdmits[area](actor) && can(actor, 'contact.create'),
    load: async () => (await import('@/app/routes/contacts/capture-route')).CaptureRoute,
    keywords: ['business card', 'scan', 'image', 'linkedin', 'photo'],
  },
  ...screensOf(noteEntity, {
    list: {
      // In both areas, because regular users may also open the notes in the administrators' area (WRK-038).
      admits: (actor) => can(actor, 'note.list'),
      load: async (area) => {
        const routes = await import('@/app/routes/notes/notes-route');
        return area === 'admin' ? routes.AdminNotesRoute : routes.NotesRoute;
      },
    },
  }),
  ...screensOf(calendarEventEntity, {
    list: {
      refusal: { text: sessionTexts.adminOnlyPage, goesHome: true },
      load: async (area) => {
        const routes = await import('@/app/routes/calendar/calendar-route');
        return area === 'admin' ? routes.AdminCalendarRoute : routes.CalendarRoute;
      },
    },
  }),
  {
    id: 'changelog',
    title: 'Change Log',
    group: 'work',
    icon: 'M4 4.5h8M4 8h8M4 11.5h5M13.5 12.5v-3M13.5 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M13.5 11v2.2l1.6 1',
    path: { admin: [workspacePaths.adminChangeLog], regular: [workspacePaths.changeLog] },
    admits: (actor, area) => areaAdmits[area](actor) && can(actor, 'change.list'),
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
    load: async () => (await import('@/features/organization/organization-screen')).OrganizationScreen,
    keywords: ['facts', 'address', 'booking', 'social links', 'certificates', 'phone', 'email'],
  },
  ...screensOf(leadEntity, {
    list: {
      id: 'leads',
      load: async () => (await import('@/app/routes/admin/leads-route')).LeadsRoute,
    },
  }),
  {
    id: 'analytics',
    title: 'Analytics',
    group: 'clients',
    icon: 'M3.5 3.5v13h13M7 13.5V10M10.5 13.5v-7M14 13.5V8.5',
    path: { admin: [workspacePaths.adminAnalytics] },
    admits: (actor) => can(actor, 'event.list'),
    load: async () => (await import('@/app/routes/admin/analytics-route')).AnalyticsRoute,
    keywords: ['statistics', 'figures', 'charts', 'visits', 'events'],
    shortcut: ['g', 'a'],
  },
  {
    id: 'videos',
    title: 'Video Management',
    path: { admin: [workspacePaths.adminVideos] },
    admits: (actor) => can(actor, 'video.update'),
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
    load: async () => (await import('@/app/routes/admin/proposals-routes')).ProposalsRoute,
    keywords: ['proposals', 'presentations', 'decks', 'access codes', 'clients'],
  },
  {
    id: 'proposal',
    title: 'Proposal',
    path: { admin: [workspacePaths.proposal] },
    admits: (actor) => can(actor, 'draft.list'),
    load: async () => (await import('@/app/routes/admin/proposals-routes')).ProposalRoute,
  },
  {
    id: 'trash',
    title: 'Trash',
    path: { admin: [workspacePaths.adminTrash], regular: [workspacePaths.trash] },
    admits: (actor) => can(actor, 'trash.list'),
    load: async () => (await import('@/app/routes/trash/trash-route')).TrashRoute,
    keywords: ['deleted', 'restore', 'bring back', 'undo', 'bin'],
  },
  // Screens whose entity has no loader are listed above.
  ...entities.flatMap((entity) => screensOf(entity)),
];

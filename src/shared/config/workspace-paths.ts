/**
 * The paths of the workspace's screens, as patterns for the router and for links. Paths that public pages
 * need are in paths.ts.
 */
export const workspacePaths = {
  ownContacts: '/dashboard/contacts',
  ownContact: '/dashboard/contacts/:contactId',
  adminHome: '/admin/dashboard/home',
  adminContacts: '/admin/dashboard/contacts',
  adminContact: '/admin/dashboard/contacts/:contactId',
  notes: '/dashboard/notes',
  adminNotes: '/admin/dashboard/notes',
  calendar: '/dashboard/calendar',
  adminCalendar: '/admin/dashboard/calendar',
  adminProposals: '/admin/dashboard/proposals',
  proposal: '/admin/dashboard/proposals/:slug',
  proposalPreview: '/admin/dashboard/proposals/:slug/preview',
  changeLog: '/dashboard/changelog',
  adminChangeLog: '/admin/dashboard/changelog',
  adminLeads: '/admin/dashboard/bundles',
  adminAnalytics: '/admin/dashboard/analytics',
  adminVideos: '/admin/dashboard/videos',
  trash: '/dashboard/trash',
  adminTrash: '/admin/dashboard/trash',
  adminCapture: '/admin/dashboard/ai-capture',
  adminUsers: '/admin/dashboard/users',
  adminSecurity: '/admin/dashboard/security',
  adminOrganization: '/admin/dashboard/organization',
  adminIntegrations: '/admin/dashboard/integrations',
} as const;

/** The addresses of the workspace's screens, apart from those that public pages know: patterns, used as they are in links. */
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
  adminBundles: '/admin/dashboard/bundles',
  trash: '/dashboard/trash',
  adminTrash: '/admin/dashboard/trash',
  adminCapture: '/admin/dashboard/ai-capture',
  adminIntegrations: '/admin/dashboard/integrations',
} as const;

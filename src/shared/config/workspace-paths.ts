/**
 * The addresses of the workspace's screens, apart from those of entities and those that public pages know: patterns, used as
 * they are in links.
 */
export const workspacePaths = {
  adminHome: '/admin/dashboard/home',
  adminProposals: '/admin/dashboard/proposals',
  proposal: '/admin/dashboard/proposals/:slug',
  proposalPreview: '/admin/dashboard/proposals/:slug/preview',
  changeLog: '/dashboard/changelog',
  adminChangeLog: '/admin/dashboard/changelog',
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

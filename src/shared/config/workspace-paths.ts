/**
 * The paths of the workspace's screens, as patterns for the router and for links. Paths that public pages
 * need are in paths.ts. Those of entities follow from their definition (`addressesOf`).
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

/** Tells whether an address is one of the workspace's; boot needs it before any other code of the app is there. */
export const isWorkspaceAddress = (pathname: string): boolean =>
  /^\/(admin\/)?dashboard(\/|$)/i.test(pathname);

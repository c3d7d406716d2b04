/**
 * Checks whether a path belongs to the workspace. Boot uses it before any other code of the app has loaded.
 */
export const isWorkspaceAddress = (pathname: string): boolean =>
  /^\/(admin\/)?dashboard(\/|$)/i.test(pathname);

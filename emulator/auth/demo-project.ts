/**
 * Checks whether a project id can never belong to a real project. Unsigned tokens are accepted only for such
 * ids.
 */
export function isDemoProject(projectId: string): boolean {
  return /^demo-[\w.-]+$/.test(projectId);
}

/** Throws unless unsigned tokens may be issued and accepted for this project. */
export function requireDemoProject(projectId: string): void {
  if (isDemoProject(projectId)) return;
  throw new Error(
    `Project "${projectId}" must begin with "demo-": ` +
      'the local backend trusts unsigned tokens and must never stand in for a real project.',
  );
}

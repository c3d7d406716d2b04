/** True for project ids that can never name a real project; only for these are unsigned tokens believed. */
export function isDemoProject(projectId: string): boolean {
  return /^demo-[\w.-]+$/.test(projectId);
}

/** Throws unless unsigned tokens may be issued and believed for this project. */
export function requireDemoProject(projectId: string): void {
  if (isDemoProject(projectId)) return;
  throw new Error(
    `Project "${projectId}" must begin with "demo-": ` +
      'the local backend trusts unsigned tokens and must never stand in for a real project.',
  );
}

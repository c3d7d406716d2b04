/**
 * Returns tags for the requirement rows that a test covers: `it('greets', covers('PUB-001'), () => {…})`.
 * `npx vitest --tags-filter PUB-001` runs the tests of a row. An unknown row fails the file. `npm run
 * requirements` reads these calls.
 */
export const covers = (...rows: readonly string[]): { tags: string[] } => ({ tags: [...rows] });

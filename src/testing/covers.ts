/**
 * Names the requirement rows that a test proves: `it('greets', covers('PUB-001'), () => {…})`.
 * The rows become tags, so `npx vitest --tags-filter PUB-001` runs their tests. A row that no list
 * has fails the file. `npm run requirements` reads these calls.
 */
export const covers = (...rows: readonly string[]): { tags: string[] } => ({ tags: [...rows] });

/**
 * Acts of a page's readers. `began` is a recipient's first opening. `requested` asks for access for a
 * colleague.
 */
export const acts = [
  'began',
  'opened',
  'read',
  'downloaded',
  'shared',
  'chose',
  'asked',
  'requested',
] as const;
export type Act = (typeof acts)[number];

/** Acts that staff should see at once. They have their own query, so that many visits don't push them out. */
export const news = ['began', 'chose', 'asked', 'requested'] as const satisfies readonly Act[];

/** Acts that send staff a message. */
export const answers = ['chose', 'asked', 'requested'] as const satisfies readonly Act[];

/** Acts that open a page. */
export const openings = ['began', 'opened'] as const satisfies readonly Act[];

/** Acts that show how a reader uses a page. */
export const readingActs = [
  'began',
  'opened',
  'read',
  'downloaded',
  'shared',
] as const satisfies readonly Act[];

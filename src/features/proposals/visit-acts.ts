/** Acts of a page's readers. `began` is a recipient's first opening; `requested` asks for a colleague's own access. */
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

/** Acts that staff want to hear of at once. They are queried apart from the others, so that no number of visits hides them. */
export const news = ['began', 'chose', 'asked', 'requested'] as const satisfies readonly Act[];

/** Acts with which a recipient tells staff something. */
export const answers = ['chose', 'asked', 'requested'] as const satisfies readonly Act[];

/** Acts by which a page is opened. */
export const openings = ['began', 'opened'] as const satisfies readonly Act[];

/** Acts that show how a page is read. */
export const readingActs = [
  'began',
  'opened',
  'read',
  'downloaded',
  'shared',
] as const satisfies readonly Act[];

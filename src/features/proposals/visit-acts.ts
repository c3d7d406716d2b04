/** What readers of a page do. */
export const acts = ['opened', 'read', 'downloaded', 'shared', 'chose', 'asked'] as const;
export type Act = (typeof acts)[number];

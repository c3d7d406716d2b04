import { builtFacts, publishedAt } from '@/content/site-facts';

// Not by the database's module, whose code no public page needs.
const origin = publishedAt(builtFacts, import.meta.env.VITE_FIREBASE_PROJECT_ID as string);

/** Returns the full address of a page of this site. */
export const siteAddress = (path: string): string => `${origin}${path === '/' ? '' : path}`;

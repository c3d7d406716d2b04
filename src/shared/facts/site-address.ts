import { builtFacts, publishedAt } from '@/content/site-facts';

// Reads the variable itself, because the database's module would add its code to public pages.
const origin = publishedAt(builtFacts, import.meta.env.VITE_FIREBASE_PROJECT_ID as string);

/** Returns the full address of a page of this site. */
export const siteAddress = (path: string): string => `${origin}${path === '/' ? '' : path}`;

import { createContext } from 'react';

/** True inside the entry page in the browser: `PreservedHead` renders the prerendered tags, so `PageHead` writes none. */
export const HeadIsPreserved = createContext(false);

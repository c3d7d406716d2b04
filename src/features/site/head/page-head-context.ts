import { createContext } from 'react';

/** True inside a page whose head came with the document and is kept by somebody else. */
export const HeadIsPreserved = createContext(false);

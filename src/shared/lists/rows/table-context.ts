import { createContext } from 'react';

/**
 * True inside a list that is an accessible table. That is so in wide windows, where it has column headers.
 */
export const TableContext = createContext(false);

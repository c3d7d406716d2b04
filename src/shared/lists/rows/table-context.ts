import { createContext } from 'react';

/**
 * True inside a list that is an accessible table. Lists are tables in wide windows, which show column
 * headers.
 */
export const TableContext = createContext(false);

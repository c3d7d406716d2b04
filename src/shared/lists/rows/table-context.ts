import { createContext } from 'react';

/** True within a list that is a table to assistive technology: in a wide window, where it has column headers. */
export const TableContext = createContext(false);

import { createContext } from 'react';

/** The title that the open screen has in the table of screens; the frame of the workspace provides it. */
export const RegisteredTitle = createContext<string | undefined>(undefined);

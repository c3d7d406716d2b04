import { createContext } from 'react';

/** What the frame knows about the open screen. */
interface OpenScreen {
  /** The title that it has in the table of screens. */
  readonly title?: string | undefined;
  /** The screens above it, Home first. */
  readonly above: readonly { readonly title: string; readonly to: string }[];
}

/** The open screen; the frame of the workspace provides it. */
export const ScreenContext = createContext<OpenScreen>({ above: [] });

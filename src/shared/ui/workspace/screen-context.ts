import { createContext } from 'react';

/** The frame's data about the open screen. */
interface OpenScreen {
  /** The title from the table of screens. */
  readonly title?: string | undefined;
  /** The screens above it in the breadcrumbs, Home first. */
  readonly above: readonly { readonly title: string; readonly to: string }[];
}

/** The open screen. The workspace's frame provides it. */
export const ScreenContext = createContext<OpenScreen>({ above: [] });

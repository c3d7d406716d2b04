import type { ComponentType } from 'react';
import type { workspace } from '@/content/frame/workspace';
import type { Actor } from '@/shared/auth/actor';
import type { Shortcut } from '@/shared/commands/shortcut';
import type { PathParameters } from '@/shared/navigation/path-pattern';

/** The two parts of the workspace. An admin may be in either, a regular user only in theirs. */
export type WorkspaceArea = 'admin' | 'regular';

/** Route patterns of one screen in one area. Links use the first one. */
type Patterns = readonly [string, ...string[]];

export type ScreenComponent = ComponentType<{ readonly actor: Actor }>;

/** A group of entries in the side menu. */
export type MenuGroup = keyof typeof workspace.menu.groups;

/** The words and the menu entry of a screen. */
export interface ScreenEntry {
  /**
   * Heading, breadcrumb, palette entry and document title of the screen; a detail shows its record's name instead.
   */
  readonly title: string;
  /**
   * The outline of the icon of its entry in the side menu, in a 20 by 20 box (`d` of an SVG path).
   */
  readonly icon?: string;
  /** The group of its entry in the side menu. A screen without one is reached from elsewhere. */
  readonly group?: MenuGroup;
  /** The text of the entry. The title unless given. */
  readonly menuLabel?: string;
  /** Other words that people may type for it. */
  readonly keywords?: readonly string[];
  readonly shortcut?: Shortcut;
}

/** All that the frame knows about a screen: routes, guards, menu, breadcrumbs, palette and titles read it. */
export interface WorkspaceScreen extends ScreenEntry {
  readonly id: string;
  /**
   * The screen's addresses: `/dashboard/contacts/:contactId`. The screens above it in the breadcrumbs are those whose
   * addresses its own begins with.
   */
  readonly path: Partial<Readonly<Record<WorkspaceArea, Patterns>>>;
  /** Checks whether a person may open it in an area. No other code decides this. */
  readonly admits: (actor: Actor, area: WorkspaceArea) => boolean;
  /** Told to a person who is not admitted, in place of the usual words. With `goesHome` they read it at their own home. */
  readonly refusal?: { readonly text: string; readonly goesHome?: boolean };
  /**
   * The modules that `load` imports. Give them only if each area has its own: the build else finds the one import in the
   * source of `load`, and names its files in the documents of the screen's addresses.
   */
  readonly module?: Partial<Readonly<Record<WorkspaceArea, string>>>;
  /** Imports the screen's code: when it is opened, and at the start of a document with its address. */
  readonly load: (area: WorkspaceArea) => Promise<ScreenComponent>;
  /**
   * Requests the screen's first data while its code is loading: at the start of a document with its address, before the
   * session is confirmed, and while a link to it is pressed. Resolves before the answer.
   */
  readonly preload?: (params: PathParameters, search: URLSearchParams, area: WorkspaceArea) => Promise<void>;
}

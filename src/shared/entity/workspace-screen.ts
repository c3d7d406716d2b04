import type { ComponentType } from 'react';
import type { workspace } from '@/content/frame/workspace';
import type { Actor } from '@/shared/auth/actor';
import type { Shortcut } from '@/shared/commands/shortcut';
import type { PathParameters } from '@/shared/navigation/path-pattern';

/** The two areas of the workspace. Admins may use both, regular users only their own. */
export type WorkspaceArea = 'admin' | 'regular';

/** Route patterns of one screen in one area. Links use the first one. */
type Patterns = readonly [string, ...string[]];

export type ScreenComponent = ComponentType<{ readonly actor: Actor }>;

/** A group of entries in the side menu. */
export type MenuGroup = keyof typeof workspace.menu.groups;

/** The texts and the menu entry of a screen. */
export interface ScreenEntry {
  /**
   * Heading, breadcrumb, palette entry and document title of the screen. The screen of one record shows the
   * record's name instead.
   */
  readonly title: string;
  /** The outline of the menu entry's icon, in a 20 by 20 box (`d` of an SVG path). */
  readonly icon?: string;
  /** The group of the menu entry. Omit for a screen that is not in the menu. */
  readonly group?: MenuGroup;
  /** The text of the menu entry. The title by default. */
  readonly menuLabel?: string;
  /** Synonyms that people may type. */
  readonly keywords?: readonly string[];
  readonly shortcut?: Shortcut;
}

/**
 * The definition of a screen, from which the frame makes routes, guards, menu, breadcrumbs, palette and
 * titles.
 */
export interface WorkspaceScreen extends ScreenEntry {
  readonly id: string;
  /**
   * The screen's paths, such as `/dashboard/contacts/:contactId`. Its breadcrumbs are the screens whose paths
   * are a prefix of its own.
   */
  readonly path: Partial<Readonly<Record<WorkspaceArea, Patterns>>>;
  /** Checks whether a person may open the screen in an area. No other code decides this. */
  readonly admits: (actor: Actor, area: WorkspaceArea) => boolean;
  /**
   * The message to a person who is not admitted, instead of the general one. With `goesHome`, it is shown on
   * their own home screen.
   */
  readonly refusal?: { readonly text: string; readonly goesHome?: boolean };
  /**
   * The modules that `load` imports. Set them only if each area has its own. Otherwise the build finds the
   * one import in the source of `load`. It adds the module's files to the documents of the screen's paths.
   */
  readonly module?: Partial<Readonly<Record<WorkspaceArea, string>>>;
  /** Imports the screen's code, when a person opens the screen or loads a document at its path. */
  readonly load: (area: WorkspaceArea) => Promise<ScreenComponent>;
  /**
   * Prefetches the screen's first data while its code loads. Called when a document with its path starts,
   * before the session is confirmed, and on `pointerdown` on a link. Resolves before the answer.
   */
  readonly preload?: (params: PathParameters, search: URLSearchParams, area: WorkspaceArea) => Promise<void>;
}

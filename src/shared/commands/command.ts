import type { Actor } from '@/shared/auth/actor';
import type { Shortcut } from './shortcut';

/**
 * The kinds in the order in which the palette lists them; `public`, pages of the public site, appears only once
 * something is typed.
 */
export type CommandKind = 'record' | 'action' | 'screen' | 'frame' | 'public';

interface CommandFacts {
  /** A command's id is unique: of two with the same id the one registered later counts. */
  readonly id: string;
  /** The title, as the person reads it: "Add contact". */
  readonly title: string;
  /** A second, quieter line, which tells two results with the same title apart. */
  readonly detail?: string;
  /** The heading of its group in the palette: "Go to", "Contacts". */
  readonly section: string;
  /** `action` unless given; what a search provider finds is a record. */
  readonly kind?: CommandKind;
  /** Other words that people may type for it. */
  readonly keywords?: readonly string[];
  readonly shortcut?: Shortcut;
  /**
   * Whom the palette offers the command to; everybody unless given. This hides only: guards and rules decide who
   * may.
   */
  readonly available?: (actor: Actor) => boolean;
}

/** Opens a page of this site, with router state where the page takes some (WRK-Q19). */
interface OpensPage {
  readonly to: string;
  readonly state?: object;
  readonly run?: never;
}

/** Runs the command. It reports its own failures; when it rejects, the palette shows a general message. */
interface DoesSomething {
  readonly run: () => void | Promise<void>;
  readonly to?: never;
}

/** Something that can be called by name from the palette, by keys, or both. */
export type Command = CommandFacts & (OpensPage | DoesSomething);

/** A search for records that are too many to be commands of their own, such as contacts by name. */
export interface SearchProvider {
  readonly id: string;
  /** What is said when it fails: "Contacts could not be searched." */
  readonly failed: string;
  readonly available?: (actor: Actor) => boolean;
  /**
   * The best few results for what was typed (trimmed, at least two characters), best first. `signal` aborts at the
   * next key.
   */
  readonly find: (query: string, actor: Actor, signal: AbortSignal) => Promise<readonly Command[]>;
}

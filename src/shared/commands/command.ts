import type { Actor } from '@/shared/auth/actor';
import type { Shortcut } from './shortcut';

/**
 * In which order the palette offers things: records, then what can be done, then screens, then the frame's own; pages of
 * the public site only when something is typed.
 */
export type CommandKind = 'record' | 'action' | 'screen' | 'frame' | 'public';

interface CommandFacts {
  /** One id, one command: of two with the same id the later registration counts. */
  readonly id: string;
  /** What it does or opens, as the person reads it: "Add contact". */
  readonly title: string;
  /** A second, quieter line: what tells two results with the same title apart. */
  readonly detail?: string;
  /** The heading it stands under: "Go to", "Contacts". */
  readonly section: string;
  /** `action` unless given; what a search provider finds is a record. */
  readonly kind?: CommandKind;
  /** Other words that people may type for it. */
  readonly keywords?: readonly string[];
  readonly shortcut?: Shortcut;
  /** Who is offered it; everybody unless given. Guards and rules refuse on their own. */
  readonly available?: (actor: Actor) => boolean;
}

/** Opens a page of this site, with router state where the page takes some (WRK-Q19). */
interface OpensPage {
  readonly to: string;
  readonly state?: object;
  readonly run?: never;
}

/** Does something. It tells of its own failures; one it lets through gets a general message. */
interface DoesSomething {
  readonly run: () => void | Promise<void>;
  readonly to?: never;
}

/** Something that can be called by name from the palette, by keys, or both. */
export type Command = CommandFacts & (OpensPage | DoesSomething);

/** Looks things up that are too many to be commands of their own, such as contacts by name. */
export interface SearchProvider {
  readonly id: string;
  /** What is said when it fails: "Contacts could not be searched." */
  readonly failed: string;
  readonly available?: (actor: Actor) => boolean;
  /**
   * The best few results for what was typed (trimmed, at least two characters), best first. `signal` ends with
   * the next key.
   */
  readonly find: (query: string, actor: Actor, signal: AbortSignal) => Promise<readonly Command[]>;
}

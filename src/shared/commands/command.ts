import type { Actor } from '@/shared/auth/actor';
import type { Shortcut } from './shortcut';

/**
 * The kinds of commands, in the order of the palette. `public` is a page of the public site, which appears
 * only after typing.
 */
export type CommandKind = 'record' | 'action' | 'screen' | 'frame' | 'public';

interface CommandFacts {
  /** A unique id. Of two commands with the same id, the one registered last counts. */
  readonly id: string;
  /** The title shown to people: "Add contact". */
  readonly title: string;
  /** A second line that distinguishes results with the same title. */
  readonly detail?: string;
  /** The heading of its group in the palette: "Go to", "Contacts". */
  readonly section: string;
  /** `action` by default. Results of a search provider are records. */
  readonly kind?: CommandKind;
  /** Synonyms that people may type. */
  readonly keywords?: readonly string[];
  readonly shortcut?: Shortcut;
  /**
   * Checks whether the palette offers the command to a person. Everyone by default. It only hides the
   * command: guards and rules enforce permissions.
   */
  readonly available?: (actor: Actor) => boolean;
}

/** A command that opens a page of this site, optionally with router state (WRK-Q19). */
interface OpensPage {
  readonly to: string;
  readonly state?: object;
  readonly run?: never;
}

/**
 * A command that runs code. It reports its own failures. If it rejects, the palette shows a general message.
 */
interface DoesSomething {
  readonly run: () => void | Promise<void>;
  readonly to?: never;
}

/** A command that people can run by name from the palette, by keys, or both. */
export type Command = CommandFacts & (OpensPage | DoesSomething);

/** A search for records that are too many for one command each, such as contacts by name. */
export interface SearchProvider {
  readonly id: string;
  /** The message if the search fails: "The search for contacts failed." */
  readonly failed: string;
  readonly available?: (actor: Actor) => boolean;
  /**
   * Returns the best few results for the typed text (trimmed, at least two characters), best first. `signal`
   * aborts at the next key press.
   */
  readonly find: (query: string, actor: Actor, signal: AbortSignal) => Promise<readonly Command[]>;
}

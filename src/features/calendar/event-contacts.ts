import type { ComboboxOption } from '@/shared/forms/fields/use-options';

/** What the calendar needs of contacts, which are another feature's: the app passes it in. */
export interface EventContacts {
  /** The contact of this id; undefined where it is gone or the person may not read it. */
  readonly read: (id: string) => Promise<{ readonly name: string } | undefined>;
  /** Contacts whose names contain what was typed; the first ones for nothing. */
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /** The texts of the latest notes about a contact, as far as the person may read them. */
  readonly notesOf: (id: string, signal: AbortSignal) => Promise<string[]>;
  readonly addressOf: (id: string) => string;
}

import type { ComboboxOption } from '@/shared/forms/fields/use-options';

/**
 * The contact functions that the calendar needs. Contacts belong to another feature, so the app passes them
 * in.
 */
export interface EventContacts {
  /** Reads a contact by id. Resolves with undefined if it is gone or the person may not read it. */
  readonly read: (id: string) => Promise<{ readonly name: string } | undefined>;
  /** Finds contacts whose names contain the typed text. Empty text returns the first contacts. */
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /** Reads the texts of the latest notes about a contact that the person may read. */
  readonly notesOf: (id: string, signal: AbortSignal) => Promise<string[]>;
  readonly addressOf: (id: string) => string;
}

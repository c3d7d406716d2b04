import { useEffect, useState } from 'react';

/** An entry of a `ComboboxField`. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Text that distinguishes it from entries with the same label. */
  readonly detail?: string;
}

/** All entries, or a search by the typed text. Its signal aborts when the answer is no longer needed. */
export type OptionSource<O extends ComboboxOption = ComboboxOption> =
  | readonly O[]
  | ((typed: string, signal: AbortSignal) => Promise<readonly O[]>);

interface Found<O extends ComboboxOption> {
  readonly status: 'ready' | 'searching' | 'failed';
  readonly options: readonly O[];
}

const typingPauseMs = 150;
const nothing: readonly never[] = [];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the entries that match the typed text. Without text, returns the whole list or the search's result
 * for an empty text.
 */
export function useOptions<O extends ComboboxOption>(
  source: OptionSource<O>,
  typed: string,
  isOpen: boolean,
): Found<O> {
  const [found, setFound] = useState<Found<O> & { readonly for: string }>();

  useEffect(() => {
    if (typeof source !== 'function' || !isOpen) return undefined;
    const search = new AbortController();
    const pause = setTimeout(() => {
      source(typed, search.signal).then(
        // A late answer must not replace one for newer text.
        (options) => !search.signal.aborted && setFound({ status: 'ready', options, for: typed }),
        () => !search.signal.aborted && setFound({ status: 'failed', options: nothing, for: typed }),
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      search.abort();
    };
  }, [source, typed, isOpen]);

  if (typeof source !== 'function')
    return { status: 'ready', options: source.filter(({ label }) => plain(label).includes(plain(typed))) };
  return found?.for === typed ? found : { status: 'searching', options: nothing };
}

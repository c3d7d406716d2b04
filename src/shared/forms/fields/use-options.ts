import { useEffect, useState } from 'react';

/** An entry that a `ComboboxField` offers. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail?: string;
}

/** All entries, or a search that gives those that fit what was typed; its signal aborts when the answer is no longer wanted. */
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

/** The entries that match what was typed; for an empty text the whole list, or what the search returns for it. */
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
        // An answer that arrives late must not replace that for the newer text.
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

import { useEffect, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { useSearchProviders } from '@/shared/commands/use-commands';

/** The debounce before the providers are queried, in ms. The same as in lists. */
const debounceMs = 80;
const minQueryLength = 2;

/** The results received so far. */
interface Found {
  readonly commands: readonly Command[];
  /** The messages of the providers that failed. */
  readonly failures: readonly string[];
  readonly isSearching: boolean;
}

interface Answer {
  readonly query: string;
  readonly byProvider: ReadonlyMap<string, readonly Command[] | 'failed'>;
}

const nothing: Answer['byProvider'] = new Map();

/** Queries every provider with the typed text, debounced. Ignores results of older queries. */
export function useSearchResults(typed: string, actor: Actor): Found {
  const providers = useSearchProviders(actor);
  const query = typed.trim();
  const isEnabled = query.length >= minQueryLength && providers.length > 0;
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!isEnabled) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const accept = (id: string, found: readonly Command[] | 'failed') => {
      if (signal.aborted) return;
      setAnswer((last) => ({
        query,
        byProvider: new Map(last?.query === query ? last.byProvider : nothing).set(id, found),
      }));
    };
    const timer = setTimeout(() => {
      for (const { id, find } of providers) {
        Promise.resolve()
          .then(() => find(query, actor, signal))
          .then(
            (found) => accept(id, found),
            () => accept(id, 'failed'),
          );
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [isEnabled, query, providers, actor]);

  const byProvider = isEnabled && answer?.query === query ? answer.byProvider : nothing;
  // In the order of the providers, not of their results.
  const answers = providers.map(({ id }) => byProvider.get(id) ?? []);
  return {
    commands: answers.flatMap((found) => (found === 'failed' ? [] : found)),
    failures: providers.filter(({ id }) => byProvider.get(id) === 'failed').map(({ failed }) => failed),
    isSearching: isEnabled && byProvider.size < providers.length,
  };
}

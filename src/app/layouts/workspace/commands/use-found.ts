import { useEffect, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { useFinders } from '@/shared/commands/use-commands';

/** How long typing must rest before finders are asked. */
export const restMs = 200;
const shortest = 2;

/** What the finders have found so far. */
interface Found {
  readonly commands: readonly Command[];
  /** What each finder that failed says about it. */
  readonly failures: readonly string[];
  readonly isSearching: boolean;
}

interface Answer {
  readonly query: string;
  readonly byFinder: ReadonlyMap<string, readonly Command[] | 'failed'>;
}

const nothing: Answer['byFinder'] = new Map();

/** Asks every finder for what was typed, once typing rests; an answer to an older question never shows. */
export function useFound(typed: string, actor: Actor): Found {
  const finders = useFinders(actor);
  const query = typed.trim();
  const isAsked = query.length >= shortest && finders.length > 0;
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!isAsked) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const accept = (id: string, found: readonly Command[] | 'failed') => {
      if (signal.aborted) return;
      setAnswer((last) => ({
        query,
        byFinder: new Map(last?.query === query ? last.byFinder : nothing).set(id, found),
      }));
    };
    const timer = setTimeout(() => {
      for (const { id, find } of finders) {
        Promise.resolve()
          .then(() => find(query, actor, signal))
          .then(
            (found) => accept(id, found),
            () => accept(id, 'failed'),
          );
      }
    }, restMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [isAsked, query, finders, actor]);

  const byFinder = isAsked && answer?.query === query ? answer.byFinder : nothing;
  // In the order of the finders, so that a late answer never stands before an early one by chance.
  const answers = finders.map(({ id }) => byFinder.get(id) ?? []);
  return {
    commands: answers.flatMap((found) => (found === 'failed' ? [] : found)),
    failures: finders.filter(({ id }) => byFinder.get(id) === 'failed').map(({ failed }) => failed),
    isSearching: isAsked && byFinder.size < finders.length,
  };
}

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { savingView } from '@/shared/saving/current';

/** The time in ms before a cached count is requested again. */
export const countCachedMs = 60_000;

/** The delay in ms between the last confirmed change of this browser and the next request of the counts. */
export const countSettledMs = 1_000;

/** A count in the database. */
export interface CountRequest {
  /** Equal keys share one answer. */
  readonly key: string;
  readonly ask: () => Promise<number>;
}

/** A count, adjusted by this browser's changes until the database has counted them. */
export interface AdjustedCount<Change> extends CountRequest {
  readonly moved?: (changes: readonly Change[]) => number;
}

interface Held {
  readonly value?: number;
  readonly failed: boolean;
  readonly askedAt: number;
}

/** Cached counts, shared by all components. */
export class CachedCounts {
  private held: ReadonlyMap<string, Held> = new Map();
  private readonly turns = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /** Returns the cached counts. The object is the same until one changes. */
  readonly snapshot = (): ReadonlyMap<string, Held> => this.held;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Requests the count unless it was requested within the last minute and after `savedAt`, the time of this
   * browser's last save. That save may have happened while no component showed the count.
   */
  want(question: CountRequest, savedAt: number): void {
    const held = this.held.get(question.key);
    if (held && held.askedAt > savedAt && Date.now() - held.askedAt < countCachedMs) return;
    void this.ask(question);
  }

  /** Requests the count. If several requests are pending, only the last one's answer is used. */
  async ask({ key, ask }: CountRequest): Promise<void> {
    const turn = (this.turns.get(key) ?? 0) + 1;
    this.turns.set(key, turn);
    this.put(key, { ...(this.held.get(key) ?? { failed: false }), askedAt: Date.now() });
    let answer: Pick<Held, 'value' | 'failed'>;
    try {
      answer = { value: await ask(), failed: false };
    } catch {
      answer = { failed: true };
    }
    if (this.turns.get(key) !== turn) return;
    this.put(key, { ...answer, askedAt: this.held.get(key)?.askedAt ?? 0 });
  }

  /** Adjusts a count by a change that the database has confirmed since the request. */
  move(key: string, by: number): void {
    const held = this.held.get(key);
    if (held?.value === undefined || by === 0) return;
    // A pending answer may predate the change, so it is ignored.
    this.turns.set(key, (this.turns.get(key) ?? 0) + 1);
    this.put(key, { ...held, value: held.value + by });
  }

  /** Drops all counts, as when a person leaves the workspace. */
  clear(): void {
    for (const [key, turn] of this.turns) this.turns.set(key, turn + 1);
    this.held = new Map();
    this.tell();
  }

  private put(key: string, held: Held): void {
    this.held = new Map(this.held).set(key, held);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The shared counts of this page. */
export const cachedCounts = new CachedCounts();

interface Counts<Name extends string> {
  /** Undefined until loaded. */
  readonly counts: Readonly<Record<Name, number | undefined>>;
  readonly failed: boolean;
  /** Requests all counts again now. */
  readonly refresh: () => void;
}

/**
 * Returns counts by name, requested at most once a minute and adjusted by `changes`, the pending changes of
 * this browser. A change that leaves the list was confirmed. It keeps adjusting the counts until they are
 * requested again, once for several quick confirmations.
 */
export function useCachedCounts<Name extends string, Change extends { readonly id: string }>(
  questions: Readonly<Record<Name, AdjustedCount<Change>>>,
  changes: readonly Change[] = [],
  store: CachedCounts = cachedCounts,
): Counts<Name> {
  const held = useSyncExternalStore(store.subscribe, store.snapshot);
  const names = Object.keys(questions) as Name[];
  const keys = names.map((name) => questions[name].key).join();
  // Two names may have the same key, such as a filtered list and the count of its filter.
  const distinct = [...new Map(names.map((name) => [questions[name].key, questions[name]])).values()];
  const before = useRef(changes);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const want = useEffectEvent(() => {
    const savedAt = Math.max(0, ...savingView().savedAt.values());
    for (const question of distinct) store.want(question, savedAt);
  });
  const askAll = () => {
    for (const question of distinct) void store.ask(question);
  };
  const askAgain = useEffectEvent(askAll);
  const settle = useEffectEvent(() => {
    const answered = before.current.filter(({ id }) => !changes.some((change) => change.id === id));
    before.current = changes;
    if (answered.length === 0) return;
    for (const { key, moved } of distinct) store.move(key, moved?.(answered) ?? 0);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => askAgain(), countSettledMs);
  });

  useEffect(() => {
    want();
    const minute = setInterval(() => want(), countCachedMs);
    return () => clearInterval(minute);
    // The keys identify the counts.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [keys]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => settle(), [changes]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const counts = Object.fromEntries(
    names.map((name) => {
      const { key, moved } = questions[name];
      const value = held.get(key)?.value;
      return [name, value === undefined ? undefined : value + (moved?.(changes) ?? 0)];
    }),
  ) as Counts<Name>['counts'];
  return {
    counts,
    failed: names.some((name) => held.get(questions[name].key)?.failed),
    refresh: askAll,
  };
}

import { type FailureKind, failureKind } from '@/shared/failures/failure-kind';
import type { ApiCall, ChangePart } from '../change';
import type { ClashField, QueuedChange } from '../outbox/queue';
import { withChangers } from './changer';
import { type AttemptTools, compare, readOnce } from './compare';

export type AttemptResult =
  /** `already` is true if the server had the change before this device sent anything. */
  | { readonly kind: 'saved'; readonly already: boolean }
  | { readonly kind: 'refused'; readonly because: FailureKind; readonly text?: string }
  | { readonly kind: 'clash'; readonly fields: readonly ClashField[] }
  | { readonly kind: 'retry'; readonly because: FailureKind }
  /** The change was edited or discarded while it was being prepared. */
  | { readonly kind: 'outdated' };

/** The number of times a change is read and compared when other people keep writing the same record. */
const preparations = 5;

/** Failures that a retry cannot fix. */
const final: ReadonlySet<FailureKind> = new Set(['denied', 'invalid', 'gone', 'exists']);

/** Sends one change once: reads, compares, writes. Never rejects. */
export async function attempt(entry: QueuedChange, tools: AttemptTools): Promise<AttemptResult> {
  try {
    const work = entry.change.call
      ? attemptCall(entry, entry.change.call, tools)
      : attemptWrite(entry, tools);
    // Racing with the signal also ends waits that ignore it, such as waiting for a token.
    return await Promise.race([work, whenAborted(tools.signal)]);
  } catch (error) {
    const because = tools.signal.aborted ? 'timeout' : failureKind(error, tools.isOnline());
    if (because === 'unexpected') console.warn('A change was not sent.', error);
    return final.has(because) ? { kind: 'refused', because, ...textOf(error) } : { kind: 'retry', because };
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Returns the reason of a refusal if our API worded it for people. */
function textOf(error: unknown): { readonly text?: string } {
  const isTold = error instanceof Error && 'forPeople' in error && error.forPeople === true;
  return isTold ? { text: error.message } : {};
}

async function attemptCall(
  entry: QueuedChange,
  call: ApiCall,
  { backend, leaving, signal }: AttemptTools,
): Promise<AttemptResult> {
  if (!(await leaving(entry.change))) return { kind: 'outdated' };
  await backend.call(call, entry.id, signal);
  return { kind: 'saved', already: false };
}

async function attemptWrite(entry: QueuedChange, tools: AttemptTools): Promise<AttemptResult> {
  const { backend, leaving, signal } = tools;
  let { change, attempted } = entry;
  for (let preparation = 0; preparation < preparations; preparation++) {
    const read = readOnce(tools);
    const found = await Promise.all(
      change.parts.map((part) => compare(part, { ...tools, mayHaveArrived: attempted, read })),
    );
    // A batch is atomic: a record that only this batch can have created proves that all of it arrived. If the
    // record was moved already, by anyone, the other parts have nothing left to do.
    const hasArrived =
      found.every(({ kind }) => kind === 'there' || kind === 'along') ||
      found.some((part, place) => part.kind === 'there' && change.parts[place]?.kind === 'move') ||
      found.some((part) => part.kind === 'there' && part.proves);
    if (hasArrived) return { kind: 'saved', already: !attempted };

    const clashes = found.flatMap((part) => (part.kind === 'clash' ? part.fields : []));
    if (clashes.length > 0) return { kind: 'clash', fields: await withChangers(clashes, entry.uid, read) };
    const hopeless = found.find((part) => part.kind === 'refused');
    if (hopeless) return { kind: 'refused', because: hopeless.because };

    change = {
      ...change,
      parts: found.map((part, place) => part.part ?? (change.parts[place] as ChangePart)),
    };
    if (!(await leaving(change))) return { kind: 'outdated' };
    signal.throwIfAborted();
    attempted = true;
    try {
      await backend.commit(
        found.flatMap((part) => ('writes' in part ? part.writes : [])),
        signal,
      );
      return { kind: 'saved', already: false };
    } catch (error) {
      // The record has changed since it was read: read and compare again.
      if (!raced.has(failureKind(error, tools.isOnline()))) throw error;
    }
  }
  return { kind: 'retry', because: 'conflict' };
}

const raced: ReadonlySet<FailureKind> = new Set(['conflict', 'exists', 'gone']);

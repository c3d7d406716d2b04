import type { Actor } from '@/shared/auth/actor';
import type { Cursor } from '@/shared/firebase/collection';
import { countDocuments, listPlaced, type PlacedDocument } from '@/shared/firebase/database';
import { textPieces } from '@/shared/search/text-pieces';
import { noteIndex } from '../collections';
import { timePartOf } from './note-search';
import { foundAtOnce, foundEntries } from '../queries';
import type { IndexEntry } from '../schema';

/** The most entries that a count looks at; a count costs one read for each thousand. */
const countedAtMost = 4_000;

/** Up to this many candidates, reading each note costs less than reading the entries of another word. */
const fewCandidates = 100;

/** Index entries that a search reads at a time: few at first, because they often fill a page. */
const batches = [foundAtOnce, 100, 300] as const;

export interface Place {
  readonly after: string;
  readonly before: string;
}

type Entry = PlacedDocument<IndexEntry>;

/** Reads the entries of one piece of text in order, batch by batch. */
class EntryStream {
  hasEnded = false;
  private batch = 0;
  private edge: Cursor;

  constructor(
    private readonly piece: string,
    private readonly viewer: Actor,
    private readonly isBackwards: boolean,
    start: Cursor,
  ) {
    this.edge = start;
  }

  /** Reads the next entries; backwards, the nearest one comes first. */
  async next(signal: AbortSignal): Promise<readonly Entry[]> {
    const limit = batches[Math.min(this.batch, batches.length - 1)] ?? foundAtOnce;
    const place = this.isBackwards ? { after: '', before: this.edge } : { after: this.edge, before: '' };
    const { placed, read, cursors } = await listPlaced(
      noteIndex,
      { ...foundEntries(this.piece, this.viewer, place), limit },
      { signal },
    );
    this.batch += 1;
    this.hasEnded = read < limit;
    this.edge = (this.isBackwards ? cursors?.first : cursors?.last) ?? this.edge;
    return this.isBackwards ? placed.toReversed() : placed;
  }
}

/** Collects the notes of one more word, as far as another stream has come. */
class OtherWord {
  private readonly noteIds = new Set<string>();
  private reached = '';

  constructor(
    private readonly stream: EntryStream,
    private readonly isBackwards: boolean,
  ) {}

  /** Reads on until the entries of this time are known. */
  async reach(time: string, signal: AbortSignal): Promise<void> {
    const isBehind = () =>
      this.reached === '' || (this.isBackwards ? this.reached >= time : this.reached <= time);
    while (!this.stream.hasEnded && isBehind()) {
      const entries = await this.stream.next(signal);
      for (const { document } of entries) this.noteIds.add(document.noteId);
      this.reached = timePartOf(entries.at(-1)?.document.id ?? '') || this.reached;
    }
  }

  has(noteId: string): boolean {
    return this.noteIds.has(noteId);
  }
}

/** Before the entries of a time, or behind them, whatever the rest of their ids. */
const besideTime = (cursor: Cursor, isBackwards: boolean): Cursor => {
  const id = /\/([^/"]+)"/.exec(cursor)?.[1];
  if (id === undefined) return '';
  return JSON.stringify([{ referenceValue: `${noteIndex.path}/${timePartOf(id)}${isBackwards ? '~' : ''}` }]);
};

/** Entries of the index, with whether their notes have the other words of the search as far as the index tells. */
export interface CandidateBatch {
  readonly entries: readonly Entry[];
  readonly isCandidate: (noteId: string) => boolean;
  readonly isLast: boolean;
}

/**
 * Yields the entries of the word with the fewest, batch by batch. Reads those of the other words beside them if that
 * costs less than reading each note.
 */
export async function* candidateEntries(
  folded: string,
  viewer: Actor,
  { after, before }: Place,
  signal: AbortSignal,
): AsyncGenerator<CandidateBatch> {
  const isBackwards = before !== '';
  const start = isBackwards ? before : after;
  const { main, others } = await orderedPieces(folded, viewer, signal);
  if (main === undefined) return;
  const stream = new EntryStream(main, viewer, isBackwards, start);
  const words = others.map(
    (piece) =>
      new OtherWord(new EntryStream(piece, viewer, isBackwards, besideTime(start, isBackwards)), isBackwards),
  );
  while (!stream.hasEnded) {
    const entries = await stream.next(signal);
    const time = timePartOf(entries.at(-1)?.document.id ?? '');
    if (entries.length > 0) await Promise.all(words.map((word) => word.reach(time, signal)));
    yield {
      entries,
      isCandidate: (noteId) => words.every((word) => word.has(noteId)),
      isLast: stream.hasEnded,
    };
  }
}

/** The piece with the fewest entries, and those worth comparing with it. */
async function orderedPieces(
  folded: string,
  viewer: Actor,
  signal: AbortSignal,
): Promise<{ readonly main: string | undefined; readonly others: readonly string[] }> {
  const pieces = textPieces(folded);
  if (pieces.length < 2) return { main: pieces[0], others: [] };
  const none = { after: '', before: '' };
  const counted = await Promise.all(
    pieces.map(async (piece) => {
      const { where = [] } = foundEntries(piece, viewer, none);
      const count = await countDocuments(noteIndex, { where, limit: countedAtMost }, { signal });
      return { piece, count };
    }),
  );
  const [main, ...others] = counted.toSorted((one, other) => one.count - other.count);
  return {
    main: main?.piece,
    others:
      main === undefined || main.count <= fewCandidates
        ? []
        : others.filter(({ count }) => count < countedAtMost).map(({ piece }) => piece),
  };
}

import type { Actor } from '@/shared/auth/actor';
import type { Cursor } from '@/shared/firebase/collection';
import { countDocuments, listPlaced, type PlacedDocument } from '@/shared/firebase/database';
import { textPieces } from '@/shared/search/text-pieces';
import { noteIndex } from '../collections';
import { timePartOf } from './note-search';
import { searchBatchSize, foundEntries } from '../queries';
import type { IndexEntry } from '../schema';

/** The maximum number of entries to count. A count costs one read per thousand. */
const maxCounted = 4_000;

/**
 * The number of candidates up to which reading each note costs less than reading the index entries of another
 * word.
 */
const fewCandidates = 100;

/** The number of index entries per read. The first read is small, because it often fills a page. */
const batches = [searchBatchSize, 100, 300] as const;

export interface CursorRange {
  readonly after: string;
  readonly before: string;
}

type Entry = PlacedDocument<IndexEntry>;

/** Reads the index entries of one piece of text in order, in batches. */
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

  /** Reads the next entries. When reading backwards, the nearest one comes first. */
  async next(signal: AbortSignal): Promise<readonly Entry[]> {
    const limit = batches[Math.min(this.batch, batches.length - 1)] ?? searchBatchSize;
    const range = this.isBackwards ? { after: '', before: this.edge } : { after: this.edge, before: '' };
    const { placed, read, cursors } = await listPlaced(
      noteIndex,
      { ...foundEntries(this.piece, this.viewer, range), limit },
      { signal },
    );
    this.batch += 1;
    this.hasEnded = read < limit;
    this.edge = (this.isBackwards ? cursors?.first : cursors?.last) ?? this.edge;
    return this.isBackwards ? placed.toReversed() : placed;
  }
}

/** Collects the notes that contain another word, as far as the main stream has read. */
class OtherWord {
  private readonly noteIds = new Set<string>();
  private readTime = '';

  constructor(
    private readonly stream: EntryStream,
    private readonly isBackwards: boolean,
  ) {}

  /** Reads until all entries up to this time are known. */
  async readUpTo(time: string, signal: AbortSignal): Promise<void> {
    const isBehind = () =>
      this.readTime === '' || (this.isBackwards ? this.readTime >= time : this.readTime <= time);
    while (!this.stream.hasEnded && isBehind()) {
      const entries = await this.stream.next(signal);
      for (const { document } of entries) this.noteIds.add(document.noteId);
      this.readTime = timePartOf(entries.at(-1)?.document.id ?? '') || this.readTime;
    }
  }

  has(noteId: string): boolean {
    return this.noteIds.has(noteId);
  }
}

/** Returns a cursor before or after all entries with the same time, regardless of the rest of their ids. */
const besideTime = (cursor: Cursor, isBackwards: boolean): Cursor => {
  const id = /\/([^/"]+)"/.exec(cursor)?.[1];
  if (id === undefined) return '';
  return JSON.stringify([{ referenceValue: `${noteIndex.path}/${timePartOf(id)}${isBackwards ? '~' : ''}` }]);
};

/**
 * A batch of index entries. `isCandidate` checks whether a note contains the other words, as far as the index
 * shows.
 */
export interface CandidateBatch {
  readonly entries: readonly Entry[];
  readonly isCandidate: (noteId: string) => boolean;
  readonly isLast: boolean;
}

/**
 * Yields the index entries of the rarest word in batches. Also reads the entries of the other words if that
 * costs less than reading each note.
 */
export async function* candidateEntries(
  folded: string,
  viewer: Actor,
  { after, before }: CursorRange,
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
    if (entries.length > 0) await Promise.all(words.map((word) => word.readUpTo(time, signal)));
    yield {
      entries,
      isCandidate: (noteId) => words.every((word) => word.has(noteId)),
      isLast: stream.hasEnded,
    };
  }
}

/** Returns the piece with the fewest entries, and the others that are worth comparing with it. */
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
      const count = await countDocuments(noteIndex, { where, limit: maxCounted }, { signal });
      return { piece, count };
    }),
  );
  const [main, ...others] = counted.toSorted((one, other) => one.count - other.count);
  return {
    main: main?.piece,
    others:
      main === undefined || main.count <= fewCandidates
        ? []
        : others.filter(({ count }) => count < maxCounted).map(({ piece }) => piece),
  };
}

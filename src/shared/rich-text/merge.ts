import Delta, { AttributeMap, Op as DeltaOp } from 'quill-delta';
import { cleanOps, type Ops, textOf } from './ops';
import {
  isStoredOps,
  longestContent,
  looksLikeHtml,
  opsOfText,
  readContent,
  storedOps,
} from './stored-content';

/**
 * The maximum number of differing characters that are compared. The time for a comparison grows with their
 * square.
 */
const mostDifferent = 10_000;

interface MergeOptions {
  /** True if `mine` was sent once without an answer, so it may be part of `theirs`. */
  readonly mayHaveArrived?: boolean;
}

/**
 * Merges two versions of a text that both started from `base`: rich text in its stored form, or plain text.
 * Returns undefined if a person has to decide. That is so if one changed text that the other deleted, or both
 * replaced the same text or gave it different formats. It is also so if one switched between rich and plain
 * text, or the result would be too long to store.
 */
export function mergeContent(
  base: unknown,
  theirs: unknown,
  mine: unknown,
  { mayHaveArrived = false }: MergeOptions = {},
): string | undefined {
  if (typeof theirs !== 'string' || typeof mine !== 'string') return undefined;
  if (theirs === mine) return theirs;
  const isRich = isStoredOps(mine);
  if (isRich !== isStoredOps(theirs)) return undefined;
  if (!isRich && [base, theirs, mine].some((text) => typeof text !== 'string' || looksLikeHtml(text)))
    return undefined;
  const read = (content: unknown) => (isRich ? readContent(content, 'rich') : opsOfText(content as string));
  const merged = mergeOps(read(base), read(theirs), read(mine), mayHaveArrived);
  if (merged === undefined) return undefined;
  const stored = isRich ? storedOps(merged) : textOf(merged).replace(/\n$/, '');
  return stored.length <= longestContent ? stored : undefined;
}

/** Merges rich text that has been parsed. */
function mergeOps(base: Ops, theirs: Ops, mine: Ops, mayHaveArrived: boolean): Ops | undefined {
  if (differing(base, theirs) > mostDifferent || differing(base, mine) > mostDifferent) return undefined;
  const start = new Delta(deltaOps(base));
  const stored = new Delta(deltaOps(theirs));
  const theirChange = start.diff(stored);
  const myChange = start.diff(new Delta(deltaOps(mine)));
  const their = editsOf(theirChange);
  const my = editsOf(myChange);
  if (mayHaveArrived) {
    const there = my.inserts.filter((insert) => isIn(insert, their.inserts)).length;
    const isThere =
      there === my.inserts.length && my.deletes.every((range) => isDeleted(range, their.deletes));
    if (isThere) return theirs;
    if (there > 0) return undefined;
  }
  if (clashes(their, my) || clashes(my, their) || replaceTheSame(their, my) || formatTheSame(their, my))
    return undefined;
  return cleanOps(stored.compose(theirChange.transform(myChange, true)).ops);
}

const deltaOps = (ops: Ops): DeltaOp[] => ops.map((op) => ({ ...op }) as DeltaOp);

/** Returns the number of characters between the common start and the common end. */
function differing(one: Ops, other: Ops): number {
  const a = textOf(one);
  const b = textOf(other);
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return Math.max(a.length, b.length) - start - end;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Insert {
  readonly at: number;
  readonly content: string;
}

interface Edits {
  readonly deletes: readonly Range[];
  readonly inserts: readonly Insert[];
  readonly formats: readonly (Range & { readonly attributes: AttributeMap })[];
}

/** Returns the edits of a change, with positions in the text before it. */
function editsOf(change: Delta): Edits {
  const deletes: Range[] = [];
  const inserts: Insert[] = [];
  const formats: (Range & { attributes: AttributeMap })[] = [];
  let at = 0;
  for (const op of change.ops) {
    if (op.insert !== undefined) {
      inserts.push({ at, content: typeof op.insert === 'string' ? op.insert : JSON.stringify(op.insert) });
      continue;
    }
    const end = at + DeltaOp.length(op);
    if (op.delete !== undefined) deletes.push({ start: at, end });
    else if (op.attributes) formats.push({ start: at, end, attributes: op.attributes });
    at = end;
  }
  return { deletes, inserts, formats };
}

const overlap = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

const touches = ({ at }: Insert, { start, end }: Range): boolean => start <= at && at <= end;

const isIn = ({ at, content }: Insert, inserts: readonly Insert[]): boolean =>
  inserts.some((other) => other.at === at && other.content.includes(content));

const isDeleted = ({ start, end }: Range, deletes: readonly Range[]): boolean =>
  deletes.some((other) => other.start <= start && end <= other.end);

/** Checks whether one wrote within, or formatted, text that the other deleted. */
const clashes = (one: Edits, other: Edits): boolean =>
  other.deletes.some(
    (gone) =>
      one.inserts.some(({ at }) => gone.start < at && at < gone.end) ||
      one.formats.some((range) => overlap(range, gone)),
  );

/** Checks whether both deleted the same text, and one wrote something in its place. */
const replaceTheSame = (one: Edits, other: Edits): boolean =>
  one.deletes.some((gone) =>
    other.deletes.some(
      (also) =>
        overlap(gone, also) &&
        (one.inserts.some((insert) => touches(insert, gone)) ||
          other.inserts.some((insert) => touches(insert, also))),
    ),
  );

/** Checks whether both gave the same text different values of one format. */
const formatTheSame = (one: Edits, other: Edits): boolean =>
  one.formats.some((range) =>
    other.formats.some(
      (also) =>
        overlap(range, also) &&
        Object.keys(range.attributes).some(
          (name) => name in also.attributes && range.attributes[name] !== also.attributes[name],
        ),
    ),
  );

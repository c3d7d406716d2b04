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
 * How many characters may differ between two versions before they are compared no further: finding the differences takes
 * time with their square.
 */
const mostDifferent = 10_000;

interface MergeOptions {
  /** `mine` was sent once without an answer, so that it may be a part of `theirs`. */
  readonly mayHaveArrived?: boolean;
}

/**
 * Merges two people's versions of one text that both began with `base`: rich text in its stored form, or plain text. Undefined
 * where a person has to decide: one changed what the other deleted, both replaced the same, or gave it different formats; one
 * switched between rich and plain; the result would be too long to be stored.
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

/** The same for rich text that has been read. */
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

/** How many characters lie between the common beginning and the common end. */
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

/** What a change does, by places in the text that it begins with. */
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

/** Whether one wrote within, or gave formats to, what the other deleted. */
const clashes = (one: Edits, other: Edits): boolean =>
  other.deletes.some(
    (gone) =>
      one.inserts.some(({ at }) => gone.start < at && at < gone.end) ||
      one.formats.some((range) => overlap(range, gone)),
  );

/** Whether both deleted the same piece, and one wrote something in its place. */
const replaceTheSame = (one: Edits, other: Edits): boolean =>
  one.deletes.some((gone) =>
    other.deletes.some(
      (also) =>
        overlap(gone, also) &&
        (one.inserts.some((insert) => touches(insert, gone)) ||
          other.inserts.some((insert) => touches(insert, also))),
    ),
  );

/** Whether both gave the same piece different values of one format. */
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

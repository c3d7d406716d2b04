import { sameValue } from '@/shared/saving/values';
import type { FormValues } from '../values';

/** The fields of `after` that differ from `before`, and what these held before: the patch and the base of a save. */
export function changedValues<T extends object>(
  before: { readonly [Name in keyof T]?: unknown },
  after: T,
): { readonly patch: Partial<T>; readonly base: { readonly [Name in keyof T]?: unknown } } {
  const names = (Object.keys(after) as (keyof T)[]).filter((name) => !sameValue(before[name], after[name]));
  const pick = (values: { readonly [Name in keyof T]?: unknown }) =>
    Object.fromEntries(names.map((name) => [name, values[name]]));
  return { patch: pick(after) as Partial<T>, base: pick(before) as { [Name in keyof T]?: unknown } };
}

/** Whose draft of what: a person, a record (`notes/abc`, or `notes/new`) and the form that edits it. */
export interface DraftPlace {
  readonly uid: string;
  readonly record: string;
  readonly form: string;
}

/** Work that was not saved: the changed fields alone, as the form reads them. */
export interface Draft {
  /** When it was last written, in milliseconds. */
  readonly savedAt: number;
  readonly values: FormValues;
  /** What these fields held when the work began. */
  readonly base: FormValues;
}

// Takes the place of a storage that is refused or full: lasts as long as the page.
const inMemory = new Map<string, string>();

const keyOf = ({ uid, record, form }: DraftPlace): string => `acf.draft/${uid}/${record}/${form}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value['savedAt'] === 'number' &&
  isObject(value['values']) &&
  isObject(value['base']);

/** What is kept for a person on this device, newest first; what cannot be read is nothing. */
function readDrafts(place: DraftPlace): readonly Draft[] {
  try {
    const text = inMemory.get(keyOf(place)) ?? localStorage.getItem(keyOf(place)) ?? '[]';
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Keeps these drafts in place of those that were kept; none leaves no trace. */
function writeDrafts(place: DraftPlace, drafts: readonly Draft[]): void {
  const key = keyOf(place);
  const text = JSON.stringify(drafts);
  inMemory.delete(key);
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (drafts.length > 0) inMemory.set(key, text);
  }
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some(holdsFile));

/** How long after a key a draft is written. */
export const draftDelayMs = 400;

/** What a form holds that its record does not, kept on this device until it is saved. */
export class UnsavedWork {
  /** What differs from the record; undefined where nothing does. */
  draft: Draft | undefined;
  /** Drafts from earlier that the person has not answered, newest first. */
  offers: readonly Draft[] = [];
  private record: FormValues | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly place: DraftPlace) {}

  /** Takes what stands in a form that shows the record and nothing else. */
  opened(record: FormValues): void {
    const kept = readDrafts(this.place);
    // The first time; later the offers stand already, and what is written is this form's own.
    if (this.record === undefined) {
      this.offers = kept.filter(({ values }) =>
        Object.entries(values).some(([name, value]) => !sameValue(record[name], value)),
      );
      if (this.offers.length < kept.length) this.later();
    }
    this.record = record;
    this.draft = undefined;
  }

  /** Takes what stands in the form after a change; files and what `secret` names are not kept. */
  edited(typed: FormValues, secret: readonly string[]): void {
    const { patch, base } = changedValues(this.record ?? {}, typed);
    const names = Object.keys(patch);
    const kept = names.filter((name) => !secret.includes(name) && !holdsFile(patch[name]));
    const pick = (values: FormValues) => Object.fromEntries(kept.map((name) => [name, values[name]]));
    this.draft =
      names.length === 0 ? undefined : { savedAt: Date.now(), values: pick(patch), base: pick(base) };
    this.later();
  }

  /** Tells that `record` has been saved, while the form may hold newer words. */
  saved(record: FormValues, typed: FormValues, secret: readonly string[]): void {
    this.record = record;
    this.edited(typed, secret);
    this.write();
  }

  /** Tells that the person has restored a draft or discards it. */
  answered(draft: Draft): void {
    this.offers = this.offers.filter((offer) => offer !== draft);
    this.later();
  }

  /** Whether the record has changed, since a draft of it was begun, in a field that the draft changes. */
  isOutdated({ base }: Draft): boolean {
    return Object.entries(base).some(([name, value]) => !sameValue(this.record?.[name], value));
  }

  /** Writes now what waits to be written, as when the page is about to go. */
  write(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const own = this.draft && Object.keys(this.draft.values).length > 0 ? [this.draft] : [];
    writeDrafts(this.place, [...own, ...this.offers]);
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.write(), draftDelayMs);
  }
}

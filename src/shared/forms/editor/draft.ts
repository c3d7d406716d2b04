import { sameValue } from '@/shared/saving/values';
import { type Draft, type DraftPlace, readDrafts, writeDrafts } from './draft-storage';
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
  /** Changes are there that no draft keeps. */
  private hasSecrets = false;
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
    this.hasSecrets = kept.length < names.length;
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

  /** Whether something is not saved, when the record holds this: what it holds by now was saved another way. */
  isUnsaved(record: FormValues): boolean {
    if (this.draft === undefined) return false;
    const isThere = Object.entries(this.draft.values).every(([name, value]) =>
      sameValue(record[name], value),
    );
    if (this.hasSecrets || !isThere) return true;
    this.draft = undefined;
    this.later();
    return false;
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

import { sameValue } from '@/shared/saving/values';
import { type Draft, type DraftPlace, readDrafts, writeDrafts } from './draft-storage';
import type { FormValues } from '../values';

/** Compares two records. `patch` has the fields of `after` that differ, `base` their values in `before`. */
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

/** The delay in ms between a key press and writing the draft. */
export const draftDelayMs = 400;

/** The difference between a form and its record. It is stored on this device until the record is saved. */
export class UnsavedWork {
  /** The changed fields. Undefined if the form equals the record. */
  draft: Draft | undefined;
  /** Earlier drafts that the person has neither restored nor discarded, newest first. */
  offers: readonly Draft[] = [];
  private record: FormValues | undefined;
  /** True if drafts cannot store some changes, such as a chosen photo. */
  private hasSecrets = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly place: DraftPlace) {}

  /** Takes the form's values as those of the record. Called while the fields show the record and no draft. */
  opened(record: FormValues): void {
    const kept = readDrafts(this.place);
    // Drafts are offered only on the first call. Later ones come from this form itself.
    if (this.record === undefined) {
      this.offers = kept.filter(({ values }) =>
        Object.entries(values).some(([name, value]) => !sameValue(record[name], value)),
      );
      if (this.offers.length < kept.length) this.later();
    }
    this.record = record;
    this.draft = undefined;
  }

  /**
   * Takes the form's values after a change and schedules the draft. Files and the fields in `secret` are not
   * stored.
   */
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

  /** Takes `record` as the saved state. `typed` are the form's current values, which may be newer. */
  saved(record: FormValues, typed: FormValues, secret: readonly string[]): void {
    this.record = record;
    this.edited(typed, secret);
    this.write();
  }

  /**
   * Checks whether something is unsaved, compared with this newer record. Drops the draft if the record has
   * its values already, as after a save on another device.
   */
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

  /** Drops an offered draft that the person has restored or discarded. */
  answered(draft: Draft): void {
    this.offers = this.offers.filter((offer) => offer !== draft);
    this.later();
  }

  /** Checks whether the record has changed in a field of the draft since the draft was started. */
  isOutdated({ base }: Draft): boolean {
    return Object.entries(base).some(([name, value]) => !sameValue(this.record?.[name], value));
  }

  /** Writes a scheduled draft now, as before the page is closed. */
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

import type { Value } from '../model';

/**
 * The separator of the texts in a joined array. An array with a text that contains it is stored as objects.
 */
const END = '\u0000';
/** The length below which an array takes little memory either way. */
const MIN_LENGTH = 16;

/**
 * The elements of an array of strings, stored as one joined text. A document's search index is an array of
 * hundreds of n-grams. As objects it would take ten times the memory and be slow to scan. Value objects are
 * created on each read of the elements.
 */
export class TextArray {
  readonly #joined: string;

  constructor(texts: readonly string[]) {
    // Joined in one step, because a string made with + would be copied at its first search.
    this.#joined = [...texts, ''].join(END);
  }

  get values(): readonly Value[] {
    return this.#joined
      .slice(0, -END.length)
      .split(END)
      .map((stringValue) => ({ stringValue }));
  }

  /** The storage size in bytes: each text's bytes plus one. */
  get size(): number {
    return Buffer.byteLength(this.#joined);
  }

  includes(text: string): boolean {
    if (text.includes(END)) return false;
    const ended = text + END;
    let at = this.#joined.indexOf(ended);
    while (at > 0 && this.#joined[at - 1] !== END) at = this.#joined.indexOf(ended, at + 1);
    return at >= 0;
  }

  /** Returns the form for JSON.stringify, which is that of any array value. */
  toJSON(): { readonly values: readonly Value[] } {
    return { values: this.values };
  }
}

/** Joins texts; returns undefined if they are few or one contains the separator. */
export function textArray(texts: readonly string[]): TextArray | undefined {
  if (texts.length < MIN_LENGTH || texts.some((text) => text.includes(END))) return undefined;
  return new TextArray(texts);
}

/** Returns an array value in its stored form. */
export function storedArray(values: readonly Value[]): Value {
  const texts = values.flatMap((value) => ('stringValue' in value ? [value.stringValue] : []));
  const array = texts.length === values.length ? textArray(texts) : undefined;
  return { arrayValue: array ?? { values } };
}

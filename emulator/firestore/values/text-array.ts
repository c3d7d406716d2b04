import type { Value } from '../model';

/** Separates the texts of a joined array; an array with a text that contains it is stored as objects. */
const END = '\u0000';
/** Shorter arrays take little memory either way. */
const MIN_LENGTH = 16;

/**
 * The elements of an array of strings, stored as one joined text. The search index of a document is an array of
 * hundreds of n-grams, which as objects takes ten times the memory and is slow to scan. Value objects are created
 * each time somebody reads the elements.
 */
export class TextArray {
  readonly #joined: string;

  constructor(texts: readonly string[]) {
    // Joined in one step: a string made with + would be copied when it is first searched.
    this.#joined = [...texts, ''].join(END);
  }

  get values(): readonly Value[] {
    return this.#joined
      .slice(0, -END.length)
      .split(END)
      .map((stringValue) => ({ stringValue }));
  }

  /** Storage size in bytes: each text's, and one more. */
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

  /** As JSON.stringify takes it: like any other array value. */
  toJSON(): { readonly values: readonly Value[] } {
    return { values: this.values };
  }
}

/** The texts joined; undefined where they are few, or one contains the separator. */
export function textArray(texts: readonly string[]): TextArray | undefined {
  if (texts.length < MIN_LENGTH || texts.some((text) => text.includes(END))) return undefined;
  return new TextArray(texts);
}

/** An array value in its stored form. */
export function storedArray(values: readonly Value[]): Value {
  const texts = values.flatMap((value) => ('stringValue' in value ? [value.stringValue] : []));
  const array = texts.length === values.length ? textArray(texts) : undefined;
  return { arrayValue: array ?? { values } };
}

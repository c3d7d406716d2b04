import type { Value } from '../model';

/** Ends each text of a joined array; an array with a text that has it inside stays as it is. */
const END = '\u0000';
/** Shorter arrays take little memory either way. */
const MIN_LENGTH = 16;

/**
 * The elements of an array of strings, as one joined text: what search goes by are arrays of hundreds of short pieces on each
 * document, which as objects take ten times the memory and are slow to look through. The objects are made each time
 * that somebody asks for them.
 */
export class TextArray {
  readonly #joined: string;

  constructor(texts: readonly string[]) {
    this.#joined = texts.join(END) + END;
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

/** The texts joined; undefined where they are few, or one of them holds the sign that ends each. */
export function textArray(texts: readonly string[]): TextArray | undefined {
  if (texts.length < MIN_LENGTH || texts.some((text) => text.includes(END))) return undefined;
  return new TextArray(texts);
}

/** An array value as it is stored. */
export function storedArray(values: readonly Value[]): Value {
  const texts = values.flatMap((value) => ('stringValue' in value ? [value.stringValue] : []));
  const array = texts.length === values.length ? textArray(texts) : undefined;
  return { arrayValue: array ?? { values } };
}

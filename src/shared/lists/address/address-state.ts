/** One part of a screen's state in the address. */
export interface Parameter<T> {
  /** Name in the query. */
  readonly name: string;
  /** The default value, which the address leaves out. */
  readonly fallback: T;
  /** Parses the text. Returns undefined if it is invalid, and the state then gets the fallback. */
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
  /** True for typed text: it replaces the history entry, while a choice adds one. */
  readonly isTyped?: boolean;
}

/**
 * The longest search, in characters. A link may hold megabytes, which the search would split at every key
 * press.
 */
export const longestSearch = 200;

const searchOf = (text: string): string => text.slice(0, longestSearch).trim();

/** Returns a parameter for a typed search, cut to `longestSearch`. */
export const typedParameter = (name: string): Parameter<string> => ({
  name,
  fallback: '',
  read: searchOf,
  write: searchOf,
  isTyped: true,
});

/** Returns a parameter for text that is not typed, such as an id or a cursor. */
export const textParameter = (name: string): Parameter<string> => ({
  name,
  fallback: '',
  read: (text) => text,
  write: (text) => text,
});

/** Returns a parameter that the screen sets and the address leaves out. */
export const ownParameter = <T>(fallback: T): Parameter<T> => ({
  name: '',
  fallback,
  read: () => undefined,
  write: () => '',
});

/** Returns a parameter for one of several values. */
export const choiceParameter = <T extends string>(
  name: string,
  choices: readonly T[],
  fallback: T,
): Parameter<T> => ({
  name,
  fallback,
  read: (text) => choices.find((choice) => choice === text),
  write: (choice) => choice,
});

/** Returns a parameter for a page number, from 1. */
export const pageParameter = (name: string): Parameter<number> => ({
  name,
  fallback: 1,
  read: (text) => (/^[1-9][0-9]{0,6}$/.test(text) ? Number(text) : undefined),
  write: String,
});

/** The parameters of a screen, by the names its code uses. */
// The value types differ by parameter.
// oxlint-disable-next-line typescript/no-explicit-any
export type Parameters = Readonly<Record<string, Parameter<any>>>;

export type StateOf<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

/** Reads a state from an address or a form. Missing and invalid values become the fallback. */
export function readState<P extends Parameters>(
  parameters: P,
  values: { get(name: string): unknown },
): StateOf<P> {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, { name, fallback, read }]) => {
      const text = values.get(name);
      return [key, (typeof text === 'string' ? read(text) : undefined) ?? fallback];
    }),
  ) as StateOf<P>;
}

/**
 * Returns the query of an address (`?…` or empty) for a state. Keeps other parameters of the address and
 * leaves out fallbacks.
 */
export function writeState<P extends Parameters>(parameters: P, state: StateOf<P>, search: string): string {
  const query = new URLSearchParams(search);
  for (const [key, { name, fallback, write }] of Object.entries(parameters)) {
    const text = write(state[key]);
    if (text === write(fallback)) query.delete(name);
    else query.set(name, text);
  }
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

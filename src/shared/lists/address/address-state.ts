/** One parameter of a screen's state in the address. */
export interface Parameter<T> {
  /** Its name in the query. */
  readonly name: string;
  /** The value that is left out of the address. */
  readonly fallback: T;
  /** Undefined for an invalid value, which then counts as the fallback. */
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
  /** True for typed text: it replaces the history entry, while a choice adds one. */
  readonly isTyped?: boolean;
}

/** Longest search. A link may hold megabytes, which a search would cut into pieces at each key. */
export const longestSearch = 200;

const searchOf = (text: string): string => text.slice(0, longestSearch).trim();

/** A search that a person types, cut to `longestSearch`. */
export const typedParameter = (name: string): Parameter<string> => ({
  name,
  fallback: '',
  read: searchOf,
  write: searchOf,
  isTyped: true,
});

/** Text chosen as a whole: an id, a cursor. */
export const textParameter = (name: string): Parameter<string> => ({
  name,
  fallback: '',
  read: (text) => text,
  write: (text) => text,
});

/** A value that the screen sets and the address does not have. */
export const ownParameter = <T>(fallback: T): Parameter<T> => ({
  name: '',
  fallback,
  read: () => undefined,
  write: () => '',
});

/** One of several values. */
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

/** The number of a page, from 1. */
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

/** Reads a state from an address or a form; missing and invalid values become the fallback. */
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
 * The query of an address (`?…` or empty) for a state; keeps other parameters of the address, leaves out
 * fallbacks.
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

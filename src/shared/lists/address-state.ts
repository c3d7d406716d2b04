/** One part of a screen's state that stands in the address. */
export interface Parameter<T> {
  /** Its name in the query. */
  readonly name: string;
  /** Left out of the address. */
  readonly fallback: T;
  /** Undefined for what is not understood: the fallback counts then. */
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
  /** Changes letter by letter: the entry in the history is replaced, a choice adds one. */
  readonly isTyped?: boolean;
}

/** Text that somebody types. */
export const typedParameter = (name: string): Parameter<string> => ({
  name,
  fallback: '',
  read: (text) => text.trim(),
  write: (text) => text.trim(),
  isTyped: true,
});

/** Text that is chosen as a whole: an id, a place in a list. */
export const textParameter = (name: string): Parameter<string> => ({
  name,
  fallback: '',
  read: (text) => text,
  write: (text) => text,
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
// The types of the values differ; each stands in its own parameter.
// oxlint-disable-next-line typescript/no-explicit-any
export type Parameters = Readonly<Record<string, Parameter<any>>>;

export type StateOf<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

/** Reads a state from an address or from a form; what is missing or not understood there is the fallback. */
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

/** The query of an address (`?…` or empty) for a state, beside what else stands there; fallbacks are left out. */
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

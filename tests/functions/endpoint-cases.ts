import { vi } from 'vitest';
import type { Person, Received, Sent, startApi } from './api-under-test';

export type ApiUnderTest = Awaited<ReturnType<typeof startApi>>;

/** One refusal of an endpoint's own, with the words of the catalogue. */
export interface Refusal extends Omit<Sent, 'body'> {
  /** In place of that of the success. */
  readonly body?: EndpointCase['body'];
  /** A sentence's end: `refuses …`. */
  readonly title: string;
  /** Requirement rows of the refusal. */
  readonly rows?: readonly string[];
  /** The address, where it differs from that of the success. */
  readonly path?: string;
  readonly prepare?: (api: ApiUnderTest) => Promise<unknown>;
  readonly status: number;
  readonly message: string;
  /** What is said of each field that is wrong. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What must be as before. */
  readonly after?: (api: ApiUnderTest) => Promise<void>;
}

/** How an endpoint is called so that it succeeds, and what it refuses besides what all refuse. */
export interface EndpointCase {
  /** Requirement rows of the success. */
  readonly rows?: readonly string[];
  /** Who may call it. */
  readonly as?: Person;
  /** Filled in, with its query. */
  readonly path: string;
  /** Or what makes it, `(api) => Promise`, where it depends on a running API. */
  readonly body?: unknown;
  readonly prepare?: (api: ApiUnderTest) => Promise<unknown>;
  readonly status: number;
  readonly holds?: unknown;
  /** What another regular user, Theo, is told; `undefined` where they may do it as well. */
  readonly regular?: string;
  /** Theo's answer for a record that he may not see: the same as for a missing one. */
  readonly unseen?: string;
  /** A body that is JSON and not valid, and the names of the fields that are wrong. */
  readonly invalid?: readonly [body: unknown, fields: readonly string[]];
  readonly after?: (api: ApiUnderTest, answer: Received) => Promise<void>;
  readonly refusals?: readonly Refusal[];
}
export type EndpointCases = Readonly<Record<string, EndpointCase>>;

/** Deletes a document just before the next transaction, as another person does while a call is under way. */
export const deletedMeanwhile =
  (path: string) =>
  async ({ database }: ApiUnderTest): Promise<void> => {
    const run = database.runTransaction.bind(database);
    const begun = vi.spyOn(database, 'runTransaction').mockImplementation(async (work, options) => {
      begun.mockRestore();
      await database.doc(path).delete();
      return run(work, options);
    });
  };

/** Makes the next read of a collection fail, as a database does that is away. */
export const withoutList = async ({ database }: ApiUnderTest): Promise<void> => {
  const read = vi.spyOn(database, 'collection').mockImplementation(() => {
    read.mockRestore();
    throw new Error('The database is away.');
  });
};

import { vi } from 'vitest';
import type { Person, Received, Sent, startApi } from './api-under-test';

export type ApiUnderTest = Awaited<ReturnType<typeof startApi>>;

/** A refusal of one endpoint, with the message of the catalogue. */
export interface Refusal extends Omit<Sent, 'body'> {
  /** The body, if it differs from that of the success. */
  readonly body?: EndpointCase['body'];
  /** The end of the test's title: `refuses …`. */
  readonly title: string;
  /** The requirement rows of the refusal. */
  readonly rows?: readonly string[];
  /** The address, if it differs from that of the success. */
  readonly path?: string;
  readonly prepare?: (api: ApiUnderTest) => Promise<unknown>;
  readonly status: number;
  readonly message: string;
  /** The expected messages by field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Checks that the data is unchanged. */
  readonly after?: (api: ApiUnderTest) => Promise<void>;
}

/** A successful call of an endpoint, and the refusals that are specific to it. */
export interface EndpointCase {
  /** The requirement rows of the success. */
  readonly rows?: readonly string[];
  /** The person who may call it. */
  readonly as?: Person;
  /** The address with its parameters and query. */
  readonly path: string;
  /** The body, or a function `(api) => Promise` that creates it with a running API. */
  readonly body?: unknown;
  readonly prepare?: (api: ApiUnderTest) => Promise<unknown>;
  readonly status: number;
  readonly holds?: unknown;
  /** The message for another regular user, Theo; undefined if they may call it as well. */
  readonly regular?: string;
  /** Theo's answer for a record that he may not see: the same as for a missing one. */
  readonly unseen?: string;
  /** A body that is JSON but invalid, and the names of its invalid fields. */
  readonly invalid?: readonly [body: unknown, fields: readonly string[]];
  readonly after?: (api: ApiUnderTest, answer: Received) => Promise<void>;
  readonly refusals?: readonly Refusal[];
}
export type EndpointCases = Readonly<Record<string, EndpointCase>>;

/** Deletes a document just before the next transaction, as another person could during a call. */
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

/** Makes the next read of a collection fail, as if the database did not answer. */
export const withoutList = async ({ database }: ApiUnderTest): Promise<void> => {
  const read = vi.spyOn(database, 'collection').mockImplementation(() => {
    read.mockRestore();
    throw new Error('The database is away.');
  });
};

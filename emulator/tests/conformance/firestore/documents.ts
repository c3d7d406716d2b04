import {
  collection,
  type CollectionReference,
  doc,
  type DocumentData,
  type Firestore,
  getDocFromServer,
  getDocs,
  type Query,
  writeBatch,
} from 'firebase/firestore';
import * as fullSdk from 'firebase/firestore';
import * as liteSdk from 'firebase/firestore/lite';
import type { ConformanceContext } from '../case';
import { expectEqual, expectRejection } from '../check';

/** The functions that both SDKs offer, with the same names, to build queries. */
export type QuerySdk = typeof liteSdk;
export type BuildQuery = (sdk: QuerySdk, source: liteSdk.CollectionReference) => liteSdk.Query;

// TypeScript treats the classes of the two SDKs as different types, although they are used alike.
const fullAsLite = fullSdk as unknown as QuerySdk;

/**
 * Writes documents, by id, into the case's collection in one batch. Uses the other client, so that the first
 * one has none of them in its cache and must read them from the server.
 */
export async function seed(
  { firestore, otherFirestore, collection: path }: ConformanceContext,
  documents: Readonly<Record<string, DocumentData>>,
): Promise<CollectionReference> {
  const batch = writeBatch(otherFirestore);
  for (const [id, data] of Object.entries(documents)) batch.set(doc(otherFirestore, path, id), data);
  await batch.commit();
  return collection(firestore, path);
}

/** Returns the content of a document on the server; undefined if there is none. */
export async function stored(firestore: Firestore, path: string): Promise<DocumentData | undefined> {
  return (await getDocFromServer(doc(firestore, path))).data();
}

/**
 * Runs one query through both SDKs and compares the ids in order. The full SDK listens. The small one asks
 * once and shows the server's answer without a cache.
 */
export async function expectIds(
  context: ConformanceContext,
  build: BuildQuery,
  expected: readonly string[],
  what = 'ids',
): Promise<void> {
  const small = build(liteSdk, liteSdk.collection(context.lite, context.collection));
  const answered = await liteSdk.getDocs(small);
  expectEqual(
    answered.docs.map((entry) => entry.id),
    expected,
    `${what} by the small SDK`,
  );
  const full = build(fullAsLite, collection(context.firestore, context.collection));
  const listened = await getDocs(full as unknown as Query);
  expectEqual(
    listened.docs.map((entry) => entry.id),
    expected,
    `${what} by the full SDK`,
  );
}

/**
 * Expects both SDKs to report a query as INVALID_ARGUMENT with a matching reason. The small SDK reads only
 * the HTTP status and reports every 400 as a failed precondition.
 */
export async function expectRefused(
  context: ConformanceContext,
  build: BuildQuery,
  reason: RegExp,
): Promise<void> {
  const small = build(liteSdk, liteSdk.collection(context.lite, context.collection));
  await expectRejection(liteSdk.getDocs(small), 'failed-precondition', reason);
  const full = build(fullAsLite, collection(context.firestore, context.collection));
  await expectRejection(getDocs(full as unknown as Query), 'invalid-argument', reason);
}

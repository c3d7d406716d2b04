import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { writtenAt } from '@/testing/records/written-at';

export type Fields = Record<string, unknown>;

export const serverTime = () => firebase.firestore.FieldValue.serverTimestamp();

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && value.constructor === Object;

const valueOf = (value: unknown): unknown => {
  if (value === writtenAt) return serverTime();
  return isMap(value) ? toStored(value) : value;
};

/**
 * Returns a record of `src/testing/records` as the app writes it: with the server's time for `writtenAt`,
 * without id, undefined fields and the fields named by `left`.
 */
export function toStored<T extends object>(record: T, ...left: readonly (keyof T & string)[]): Fields {
  const out: readonly string[] = ['id', ...left];
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
      value === null || value === undefined || out.includes(name) ? [] : [[name, valueOf(value)]],
    ),
  );
}

/** Returns a stored record: with a fixed time in place of the server's. */
export const atRest = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof serverTime().constructor ? writtenAt : value,
    ]),
  );

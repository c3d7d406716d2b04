import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { Firestore as LiteFirestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';

/**
 * The parameters of a case: real SDK instances on a local backend. The same case runs in Node and in
 * Chromium.
 */
export interface ConformanceContext {
  /**
   * The full Firestore client, which bypasses the rules (signed in as the owner). It uses gRPC in Node and
   * WebChannel in Chromium.
   */
  readonly firestore: Firestore;
  /** A second, independent client of the same database, which bypasses the rules. */
  readonly otherFirestore: Firestore;
  /** The small client (REST), which bypasses the rules. */
  readonly lite: LiteFirestore;
  readonly auth: Auth;
  /** The Storage client, signed in as 'alice'. The rules are STORAGE_RULES of `run-case.ts`. */
  readonly storage: FirebaseStorage;
  /** A collection path that no other case uses, such as 'case-17'. */
  readonly collection: string;
  /** The origins of the backend's services, 'http://127.0.0.1:port', for raw requests. */
  readonly addresses: { readonly firestore: string; readonly auth: string; readonly storage: string };
  readonly projectId: string;
  /** Creates another app, of this project unless another is named. It is deleted after the case. */
  newApp(projectId?: string): FirebaseApp;
  /**
   * Returns a loopback name that no other client uses, because browsers open at most six connections to one
   * name.
   */
  newHost(): string;
}

/** One row of CONFORMANCE.md. `run` rejects if the behaviour differs. */
export interface ConformanceCase {
  /** The permanent id: area and number, such as 'QRY-07'. */
  readonly id: string;
  readonly behaviour: string;
  run(context: ConformanceContext): Promise<void>;
}

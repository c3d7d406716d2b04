import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { Firestore as LiteFirestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';

/** What a case gets: real SDK instances on a local backend. The same case runs in Node and in Chromium. */
export interface ConformanceContext {
  /** The full Firestore client, past the rules (signed in as the owner). gRPC in Node, WebChannel in Chromium. */
  readonly firestore: Firestore;
  /** A second, independent client of the same database, past the rules. */
  readonly otherFirestore: Firestore;
  /** The small client (REST), past the rules. */
  readonly lite: LiteFirestore;
  readonly auth: Auth;
  /** Signed in as 'alice'; the rules are STORAGE_RULES of `run-case.ts`. */
  readonly storage: FirebaseStorage;
  /** A collection path that no other case uses, such as 'case-17'. */
  readonly collection: string;
  /** Where the backend's services listen, 'http://127.0.0.1:port', for raw requests. */
  readonly addresses: { readonly firestore: string; readonly auth: string; readonly storage: string };
  readonly projectId: string;
  /** Another app, of this project unless one is named; deleted after the case. */
  newApp(projectId?: string): FirebaseApp;
  /** A loopback name that no other client uses: browsers open at most six connections to one name. */
  newHost(): string;
}

/** One row of CONFORMANCE.md; `run` rejects when the behaviour differs. */
export interface ConformanceCase {
  /** Area and number, such as 'QRY-07'; permanent. */
  readonly id: string;
  readonly behaviour: string;
  run(context: ConformanceContext): Promise<void>;
}

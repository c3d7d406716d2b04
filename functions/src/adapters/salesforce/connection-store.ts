import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import {
  defaultFieldMapping,
  type FieldMapping,
  fieldMapping,
  salesforceObjects,
} from '@/contracts/salesforce';
import { type Attempt, type Credentials, hashOf, type Tokens } from './oauth';
import type { Sealer } from './sealed-secrets';

const storedConnection = z.object({
  enabled: z.boolean().default(false),
  isConnected: z.boolean().default(false),
  fieldMapping: z
    .custom<FieldMapping>((value) => fieldMapping.safeParse(value).success)
    .catch({ ...defaultFieldMapping }),
  objectName: z.enum(salesforceObjects).catch('Contact'),
  instanceUrl: z.string().nullable().default(null),
  credentials: z.string().nullable().default(null),
  tokens: z.string().nullable().default(null),
  /** Grows with each change of the tokens, so that a call that waited for a refresh notices it. */
  revision: z.number().default(0),
  /** The time in ms until which another call may refresh the tokens. */
  refreshingUntil: z.number().default(0),
});

/** The connection as it is stored, with encrypted secrets. */
export type StoredConnection = z.infer<typeof storedConnection>;

const storedAttempt = z.object({ uid: z.string(), secrets: z.string(), expiresAt: z.number() });

/** A sign-in at Salesforce that has begun, as the callback reads it. */
export interface OpenAttempt {
  readonly uid: string;
  readonly verifier: string;
  readonly credentials: Credentials;
}

/** The time a person has to allow the access. */
const attemptMs = 10 * 60_000;
const refreshMs = 15_000;

const purpose = {
  tokens: 'salesforce/tokens',
  credentials: 'salesforce/credentials',
  attempt: 'salesforce/attempt',
};

/** The organisation's only connection, in `integrations/salesforce`, which only the API reads (WRK-Q114). */
export class ConnectionStore {
  private readonly database: Firestore;
  private readonly sealer: Sealer;
  private readonly now: () => number;

  constructor(database: Firestore, sealer: Sealer, now: () => number) {
    this.database = database;
    this.sealer = sealer;
    this.now = now;
  }

  private get place() {
    return this.database.doc('integrations/salesforce');
  }

  private attempt(state: string) {
    return this.database.doc(`integrations/salesforce-attempt-${hashOf(state)}`);
  }

  async read(): Promise<StoredConnection> {
    return storedConnection.parse((await this.place.get()).data() ?? {});
  }

  /** Changes settings. Secrets have their own methods. */
  async change(
    fields: Partial<Pick<StoredConnection, 'enabled' | 'fieldMapping' | 'objectName'>>,
  ): Promise<StoredConnection> {
    await this.place.set(
      { ...fields, updatedAt: new Date(this.now()) },
      { mergeFields: [...Object.keys(fields), 'updatedAt'] },
    );
    return this.read();
  }

  credentialsOf({ credentials }: StoredConnection): Credentials | undefined {
    if (credentials === null) return undefined;
    return JSON.parse(this.sealer.open(credentials, purpose.credentials)) as Credentials;
  }

  tokensOf({ tokens, instanceUrl }: StoredConnection): Tokens | undefined {
    if (tokens === null || instanceUrl === null) return undefined;
    const { accessToken, refreshToken } = JSON.parse(this.sealer.open(tokens, purpose.tokens)) as Tokens;
    return { accessToken, refreshToken, instanceUrl };
  }

  /** Stores a sign-in that begins, under the hash of its state. Deletes expired ones. */
  async beginAttempt({ state, verifier }: Attempt, uid: string, credentials: Credentials): Promise<void> {
    const old = await this.database
      .collection('integrations')
      .where('expiresAt', '<', this.now())
      .limit(50)
      .get();
    const batch = this.database.batch();
    for (const { ref } of old.docs) batch.delete(ref);
    batch.set(this.attempt(state), {
      uid,
      secrets: this.sealer.seal(JSON.stringify({ verifier, credentials }), purpose.attempt),
      expiresAt: this.now() + attemptMs,
    });
    await batch.commit();
  }

  /** Takes the sign-in with this state. It can be taken once, within ten minutes. */
  async takeAttempt(state: string): Promise<OpenAttempt | undefined> {
    const place = this.attempt(state);
    const stored = await this.database.runTransaction(async (transaction) => {
      const found = await transaction.get(place);
      if (found.exists) transaction.delete(place);
      return found.data();
    });
    const attempt = storedAttempt.safeParse(stored);
    if (!attempt.success || attempt.data.expiresAt < this.now()) return undefined;
    const { uid, secrets } = attempt.data;
    const { verifier, credentials } = JSON.parse(this.sealer.open(secrets, purpose.attempt)) as {
      verifier: string;
      credentials: Credentials;
    };
    return { uid, verifier, credentials };
  }

  private sealed({ accessToken, refreshToken, instanceUrl }: Tokens) {
    return {
      tokens: this.sealer.seal(JSON.stringify({ accessToken, refreshToken }), purpose.tokens),
      instanceUrl,
      isConnected: true,
      refreshingUntil: 0,
      updatedAt: new Date(this.now()),
    };
  }

  /** Stores a new connection and enables it. */
  async connect(credentials: Credentials, tokens: Tokens, by: string): Promise<void> {
    await this.database.runTransaction(async (transaction) => {
      const { revision } = storedConnection.parse((await transaction.get(this.place)).data() ?? {});
      transaction.set(
        this.place,
        {
          ...this.sealed(tokens),
          credentials: this.sealer.seal(JSON.stringify(credentials), purpose.credentials),
          enabled: true,
          connectedBy: by,
          revision: revision + 1,
        },
        { merge: true },
      );
    });
  }

  /**
   * Claims the refresh of the tokens of `revision`. Returns `done` if another call has refreshed them
   * already, and `busy` if another call is refreshing them now.
   */
  async takeRefresh(revision: number): Promise<'mine' | 'busy' | 'done'> {
    return this.database.runTransaction(async (transaction) => {
      const stored = storedConnection.parse((await transaction.get(this.place)).data() ?? {});
      if (stored.revision !== revision) return 'done';
      if (stored.refreshingUntil > this.now()) return 'busy';
      transaction.set(this.place, { refreshingUntil: this.now() + refreshMs }, { merge: true });
      return 'mine';
    });
  }

  /**
   * Stores refreshed tokens if the connection's revision has not changed since. Returns whether it stored
   * them.
   */
  async storeRefreshed(revision: number, tokens: Tokens): Promise<boolean> {
    return this.database.runTransaction(async (transaction) => {
      const stored = storedConnection.parse((await transaction.get(this.place)).data() ?? {});
      if (stored.revision !== revision) return false;
      transaction.set(this.place, { ...this.sealed(tokens), revision: revision + 1 }, { merge: true });
      return true;
    });
  }

  /** Lets the next call refresh, after an attempt without an answer. */
  async giveUpRefresh(): Promise<void> {
    await this.place.set({ refreshingUntil: 0 }, { merge: true });
  }

  /** Deletes the tokens of `revision`, or any tokens if it is omitted. Credentials and settings stay. */
  async forgetTokens(revision?: number): Promise<void> {
    await this.database.runTransaction(async (transaction) => {
      const stored = storedConnection.parse((await transaction.get(this.place)).data() ?? {});
      if (revision !== undefined && stored.revision !== revision) return;
      transaction.set(
        this.place,
        {
          tokens: null,
          instanceUrl: null,
          isConnected: false,
          refreshingUntil: 0,
          revision: stored.revision + 1,
          updatedAt: new Date(this.now()),
        },
        { merge: true },
      );
    });
  }
}

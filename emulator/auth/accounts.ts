import { randomInt } from 'node:crypto';
import { AuthError } from './auth-error';

/** A sign-in account. Times are in ms, except `validSince`, which is in whole seconds as in the API. */
export interface Account {
  readonly localId: string;
  /** The address in lower case, unique among accounts. */
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly disabled: boolean;
  readonly passwordHash?: string;
  readonly passwordUpdatedAt?: number;
  /** The time before which a sign-in's ID tokens are void. */
  readonly validSince: number;
  readonly createdAt: number;
  readonly lastLoginAt?: number;
  readonly lastRefreshAt?: number;
  /** Custom claims as JSON text, as the API sends them. */
  readonly customAttributes?: string;
  /**
   * A value that every refresh token carries. A new value voids all refresh tokens, even those of the same
   * second.
   */
  readonly sessionEpoch: string;
}

/** The members to set; `undefined` removes one. */
export type AccountChanges = {
  readonly [K in Exclude<keyof Account, 'localId'>]?: Account[K] | undefined;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function randomId(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/**
 * The accounts of one project. Every method checks before it changes anything, so a refused call has no
 * effect.
 */
export class AccountStore {
  private readonly byId = new Map<string, Account>();
  private readonly idByEmail = new Map<string, string>();
  private readonly changed: () => void;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  get(localId: string): Account | undefined {
    return this.byId.get(localId);
  }

  getByEmail(email: string): Account | undefined {
    const localId = this.idByEmail.get(email);
    return localId === undefined ? undefined : this.byId.get(localId);
  }

  /** Returns all accounts, ordered by id. */
  all(): Account[] {
    return [...this.byId.values()].sort((a, b) => (a.localId < b.localId ? -1 : 1));
  }

  /** Adds an account. Throws DUPLICATE_LOCAL_ID or EMAIL_EXISTS. */
  create(account: Account): Account {
    if (this.byId.has(account.localId)) throw new AuthError('DUPLICATE_LOCAL_ID');
    this.requireFreeEmail(account.email, account.localId);
    this.put(account);
    this.changed();
    return account;
  }

  /** Changes an account. Throws USER_NOT_FOUND or EMAIL_EXISTS. */
  update(localId: string, changes: AccountChanges): Account {
    const before = this.byId.get(localId);
    if (before === undefined) throw new AuthError('USER_NOT_FOUND');
    const members = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined);
    const after = Object.fromEntries(members) as unknown as Account;
    this.requireFreeEmail(after.email, localId);
    this.remove(before);
    this.put(after);
    this.changed();
    return after;
  }

  /** Removes an account. Throws USER_NOT_FOUND. */
  delete(localId: string): Account {
    const account = this.byId.get(localId);
    if (account === undefined) throw new AuthError('USER_NOT_FOUND');
    this.remove(account);
    this.changed();
    return account;
  }

  /** Replaces all accounts. Throws before any change if ids or addresses repeat. */
  replaceAll(accounts: readonly Account[]): void {
    const replacement = new AccountStore(() => undefined);
    for (const account of accounts) replacement.create(account);
    this.byId.clear();
    this.idByEmail.clear();
    for (const account of accounts) this.put(account);
    this.changed();
  }

  private requireFreeEmail(email: string | undefined, localId: string): void {
    if (email === undefined) return;
    const holder = this.idByEmail.get(email);
    if (holder !== undefined && holder !== localId) throw new AuthError('EMAIL_EXISTS');
  }

  private put(account: Account): void {
    this.byId.set(account.localId, account);
    if (account.email !== undefined) this.idByEmail.set(account.email, account.localId);
  }

  private remove(account: Account): void {
    this.byId.delete(account.localId);
    if (account.email !== undefined) this.idByEmail.delete(account.email);
  }
}

export type NewAccount = Partial<Omit<Account, 'validSince' | 'createdAt' | 'sessionEpoch'>>;

/** Creates an account with the members that every new one has. */
export function newAccount(now: number, members: NewAccount): Account {
  return {
    localId: randomId(28),
    emailVerified: false,
    disabled: false,
    ...members,
    createdAt: now,
    validSince: Math.floor(now / 1000),
    sessionEpoch: randomId(16),
    ...(members.passwordHash === undefined ? {} : { passwordUpdatedAt: now }),
  };
}

/** Returns the changes that end every session begun before `validSince`, in seconds. */
export function revokedSessions(validSince: number): Pick<Account, 'validSince' | 'sessionEpoch'> {
  return { validSince, sessionEpoch: randomId(16) };
}

/** Returns the changes that set another password and end all sessions. */
export function changedPassword(passwordHash: string, now: number): AccountChanges {
  return { passwordHash, passwordUpdatedAt: now, ...revokedSessions(Math.floor(now / 1000)) };
}

/**
 * Returns an account in the API's format. The hash is replaced by a placeholder, which shows that a password
 * exists.
 */
export function accountInfo(account: Account): Record<string, unknown> {
  const { localId, email, emailVerified, displayName, photoUrl, disabled, customAttributes } = account;
  const profile = {
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
  };
  const hasPassword = account.passwordHash !== undefined;
  return {
    localId,
    ...(email === undefined ? {} : { email, emailVerified }),
    ...profile,
    disabled,
    createdAt: String(account.createdAt),
    validSince: String(account.validSince),
    ...(account.lastLoginAt === undefined ? {} : { lastLoginAt: String(account.lastLoginAt) }),
    ...(account.lastRefreshAt === undefined
      ? {}
      : { lastRefreshAt: new Date(account.lastRefreshAt).toISOString() }),
    ...(customAttributes === undefined ? {} : { customAttributes }),
    ...(hasPassword
      ? {
          passwordHash: Buffer.from('REDACTED').toString('base64'),
          passwordUpdatedAt: account.passwordUpdatedAt,
        }
      : {}),
    providerUserInfo:
      hasPassword && email !== undefined
        ? [{ providerId: 'password', email, federatedId: email, rawId: email, ...profile }]
        : [],
  };
}

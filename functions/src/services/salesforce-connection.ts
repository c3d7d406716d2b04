import { salesforceMessages } from '@/contracts/salesforce';
import type { Backend } from '../adapters/backend';
import { ConnectionStore, type StoredConnection } from '../adapters/salesforce/connection-store';
import {
  authorizationUrl,
  type Credentials,
  exchangeCode,
  newAttempt,
  OAuthRefusal,
  refreshTokens,
  revokeToken,
  type Tokens,
} from '../adapters/salesforce/oauth';
import {
  openOrganisation,
  type Organisation,
  SalesforceRefusal,
  SessionExpired,
} from '../adapters/salesforce/organisation';
import type { SalesforceSettings } from '../adapters/salesforce/salesforce-settings';
import { ApiError } from '../pipeline/api-error';

/** Returns the error for a missing or disabled connection (WRK-227). */
const notConnected = () => new ApiError('conflict', salesforceMessages.notConnected);
/** Returns the error for an expired session, which ends the connection (WRK-472). */
const sessionOver = (cause: unknown) => new ApiError('conflict', salesforceMessages.expired, { cause });

const pollMs = 200;
const waitMs = 12_000;

/** The connection to Salesforce. Administrators begin and end it; syncs use it. */
export class SalesforceConnection {
  private readonly backend: Backend;
  private readonly settings: SalesforceSettings;
  readonly store: ConnectionStore;

  constructor(backend: Backend, settings: SalesforceSettings, now: () => Date) {
    this.backend = backend;
    this.settings = settings;
    this.store = new ConnectionStore(backend.database, settings.sealer, () => now().getTime());
  }

  /** Begins a sign-in. Returns the address for the person and the state that comes back (WRK-758). */
  async begin(uid: string, credentials: Credentials): Promise<{ authUrl: string; state: string }> {
    const attempt = newAttempt();
    await this.store.beginAttempt(attempt, uid, credentials);
    return { authUrl: authorizationUrl(this.settings, credentials.clientId, attempt), state: attempt.state };
  }

  /**
   * Finishes a sign-in with Salesforce's answer. Returns false if the state is unknown, used or expired, if
   * the person who began is no longer an administrator, or if Salesforce gives no tokens.
   */
  async finish(
    { state, code }: { readonly state: string; readonly code: string },
    signal: AbortSignal,
  ): Promise<boolean> {
    const attempt = await this.store.takeAttempt(state);
    if (attempt === undefined || code === '') return false;
    const person = (await this.backend.database.doc(`users/${attempt.uid}`).get()).data();
    if (person?.['role'] !== 'admin' || person['status'] !== 'active') return false;
    const tokens = await exchangeCode(
      this.settings,
      attempt.credentials,
      { code, verifier: attempt.verifier },
      signal,
    ).catch(() => undefined);
    if (tokens === undefined) return false;
    await this.store.connect(attempt.credentials, tokens, attempt.uid);
    return true;
  }

  private async connected(): Promise<{ stored: StoredConnection; tokens: Tokens }> {
    const stored = await this.store.read();
    const tokens = this.store.tokensOf(stored);
    if (!stored.isConnected || tokens === undefined) throw notConnected();
    return { stored, tokens };
  }

  /**
   * Refreshes the tokens of a connection. Only one call does it at a time, across all instances. Stores the
   * tokens before using them, because the old ones are void.
   */
  private async renew(stored: StoredConnection, tokens: Tokens, signal: AbortSignal): Promise<Tokens> {
    const until = Date.now() + waitMs;
    for (;;) {
      const turn = await this.store.takeRefresh(stored.revision);
      if (turn === 'done') return (await this.connected()).tokens;
      if (turn === 'mine') break;
      if (Date.now() > until) throw new ApiError('unavailable');
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      signal.throwIfAborted();
    }
    const credentials = this.store.credentialsOf(stored);
    if (credentials === undefined) throw notConnected();
    try {
      // Continues when the caller leaves, because an answer that is not stored would end the connection.
      const renewed = await refreshTokens(
        this.settings,
        credentials,
        tokens.refreshToken,
        new AbortController().signal,
      );
      if (!(await this.store.storeRefreshed(stored.revision, renewed))) throw notConnected();
      return renewed;
    } catch (error) {
      if (error instanceof OAuthRefusal) {
        await this.store.forgetTokens(stored.revision);
        throw sessionOver(error);
      }
      if (!(error instanceof ApiError)) await this.store.giveUpRefresh();
      throw error;
    }
  }

  /** Renews the session on request (WRK-763). */
  async refresh(signal: AbortSignal): Promise<void> {
    const { stored, tokens } = await this.connected();
    await this.renew(stored, tokens, signal);
  }

  /**
   * Calls the organisation. If the session has expired, refreshes it once and retries once (WRK-473). If that
   * fails too, ends the connection. Throws ApiError.
   */
  async run<T>(
    call: (organisation: Organisation, stored: StoredConnection) => Promise<T>,
    signal: AbortSignal,
    { evenDisabled = false } = {},
  ): Promise<T> {
    const { stored, tokens } = await this.connected();
    if (!stored.enabled && !evenDisabled) throw notConnected();
    try {
      try {
        return await call(openOrganisation(tokens, signal, this.settings.timeoutMs), stored);
      } catch (error) {
        if (!(error instanceof SessionExpired)) throw error;
        const renewed = await this.renew(stored, tokens, signal);
        return await call(openOrganisation(renewed, signal, this.settings.timeoutMs), stored);
      }
    } catch (error) {
      if (error instanceof SessionExpired) {
        await this.store.forgetTokens();
        throw sessionOver(error);
      }
      if (error instanceof ApiError) throw error;
      if (error instanceof SalesforceRefusal)
        throw new ApiError('bad-gateway', error.message, { cause: error });
      throw new ApiError('unavailable', salesforceMessages.unreachable, { cause: error });
    }
  }

  /** Revokes the tokens at Salesforce and deletes them here, even if Salesforce does not answer (WRK-764). */
  async disconnect(signal: AbortSignal): Promise<void> {
    const stored = await this.store.read();
    const tokens = this.store.tokensOf(stored);
    await this.store.forgetTokens();
    if (tokens !== undefined) await revokeToken(this.settings, tokens.refreshToken, signal).catch(() => {});
  }
}

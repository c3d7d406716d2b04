import { AccountStore } from './accounts';
import { type AuthConfig, DEFAULT_CONFIG } from './config';
import { requireDemoProject } from './demo-project';
import { FailedSignIns } from './failed-sign-ins';
import { OobCodes } from './oob-codes';
import { SERVICE_MIN_LENGTH } from './password';
import { type AuthState, parseAuthState } from './state';

export interface AuthServiceOptions {
  /** The project id, which must begin with `demo-`. */
  readonly projectId: string;
  /** Returns the current time in ms. */
  readonly now?: () => number;
  readonly config?: Partial<AuthConfig>;
  /** The shortest password of the project's policy, at least 6. */
  readonly minPasswordLength?: number;
  /** Checks the App Check token of a client's call; accepts all by default. */
  readonly admitsApp?: (token: string | undefined) => boolean;
  /** The number of failed sign-ins per address before further ones are refused; 10 by default. */
  readonly maxFailedSignIns?: number;
  /** Returns the page that links in mails open. A function, because the emulator's port may be known late. */
  readonly actionUrl?: () => string;
  /** Logs each mail that would be sent. */
  readonly log?: (line: string) => void;
}

/** The state of one project's sign-in service, shared by the client, administrator and emulator endpoints. */
export interface AuthService {
  readonly projectId: string;
  readonly accounts: AccountStore;
  readonly oobCodes: OobCodes;
  readonly failedSignIns: FailedSignIns;
  readonly minPasswordLength: number;
  admitsApp(token: string | undefined): boolean;
  now(): number;
  actionUrl(): string;
  log(line: string): void;
  config(): AuthConfig;
  setConfig(config: AuthConfig): void;
  /** Returns all state that survives a restart, as JSON. */
  exportState(): AuthState;
  /** Replaces all state. Throws before any change unless `state` comes from `exportState`. */
  importState(state: unknown): void;
  /** Adds a listener that is called after every change. Returns the function that removes it. */
  onChange(listener: () => void): () => void;
}

const DEFAULT_MAX_FAILED_SIGN_INS = 10;

/** Creates an empty project. Throws if the project id does not begin with `demo-`. */
export function createAuthService(options: AuthServiceOptions): AuthService {
  requireDemoProject(options.projectId);
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const accounts = new AccountStore(changed);
  const oobCodes = new OobCodes(changed);
  let config: AuthConfig = { ...DEFAULT_CONFIG, ...options.config };
  const setConfig = (next: AuthConfig) => {
    config = next;
    changed();
  };

  return {
    projectId: options.projectId,
    accounts,
    oobCodes,
    failedSignIns: new FailedSignIns(options.maxFailedSignIns ?? DEFAULT_MAX_FAILED_SIGN_INS),
    minPasswordLength: Math.max(SERVICE_MIN_LENGTH, options.minPasswordLength ?? SERVICE_MIN_LENGTH),
    admitsApp: options.admitsApp ?? (() => true),
    now: options.now ?? Date.now,
    actionUrl: () => config.mailLinks ?? options.actionUrl?.() ?? 'http://127.0.0.1:9099/emulator/action',
    log: options.log ?? (() => undefined),
    config: () => config,
    setConfig,
    exportState: () => ({
      version: 1,
      projectId: options.projectId,
      config,
      accounts: accounts.all(),
      oobCodes: oobCodes.all(),
    }),
    importState: (state) => {
      const parsed = parseAuthState(state, options.projectId);
      accounts.replaceAll(parsed.accounts);
      oobCodes.replaceAll(parsed.oobCodes);
      setConfig(parsed.config);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { decodeUnsignedJwt, encodeUnsignedJwt } from '../auth/unsigned-jwt';
import { StatusError } from '../status';

/** The services that can enforce App Check. */
export const CHECKED_SERVICES = [
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'firebasestorage.googleapis.com',
] as const;
export type CheckedService = (typeof CHECKED_SERVICES)[number];

export const ENFORCEMENT_MODES = ['OFF', 'UNENFORCED', 'ENFORCED'] as const;
export type EnforcementMode = (typeof ENFORCEMENT_MODES)[number];

/** The message for a call without a valid token. */
export const INVALID_APP_CHECK_TOKEN = 'Firebase App Check token is invalid.';

const LIFETIME_SECONDS = 3600;
const PROOF = /^local-recaptcha:[^:]+:fire_app_check$/;

/**
 * The script that replaces reCAPTCHA's. It treats everyone as human and returns a token in our own format.
 */
export const RECAPTCHA_SCRIPT = `globalThis.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey, { action }) => \`local-recaptcha:\${siteKey}:\${action}\`,
};
`;

/** Returns the App Check token of a request. */
export function appCheckTokenOf({ headers }: IncomingMessage): string | undefined {
  const token = headers['x-firebase-appcheck'];
  return typeof token === 'string' ? token : undefined;
}

/**
 * The App Check of one project: the services that require tokens, and the tokens themselves (unsigned, valid
 * for an hour).
 */
export class AppCheck {
  readonly #projectId: string;
  readonly #now: () => number;
  readonly #modes = new Map<CheckedService, EnforcementMode>();

  constructor(projectId: string, now: () => number = Date.now) {
    this.#projectId = projectId;
    this.#now = now;
  }

  modeOf(service: CheckedService): EnforcementMode {
    return this.#modes.get(service) ?? 'OFF';
  }

  setMode(service: CheckedService, mode: EnforcementMode): void {
    this.#modes.set(service, mode);
  }

  /** Exchanges reCAPTCHA's token for an app's token. Throws PERMISSION_DENIED for any other proof. */
  exchange(appId: string, proof: unknown): { token: string; ttl: string } {
    if (typeof proof !== 'string' || !PROOF.test(proof)) {
      throw new StatusError('PERMISSION_DENIED', 'App attestation failed.');
    }
    const issued = Math.floor(this.#now() / 1000);
    const token = encodeUnsignedJwt({
      iss: `https://firebaseappcheck.googleapis.com/${this.#projectId}`,
      aud: [`projects/${this.#projectId}`],
      sub: appId,
      iat: issued,
      exp: issued + LIFETIME_SECONDS,
      jti: randomUUID(),
    });
    return { token, ttl: `${LIFETIME_SECONDS}s` };
  }

  /** Checks whether a service accepts a call with this token. */
  admits(service: CheckedService, token: string | undefined): boolean {
    if (this.modeOf(service) !== 'ENFORCED') return true;
    const payload = token === undefined ? undefined : decodeUnsignedJwt(token);
    const audience = payload?.['aud'];
    const expires = payload?.['exp'];
    return (
      Array.isArray(audience) &&
      audience.includes(`projects/${this.#projectId}`) &&
      typeof expires === 'number' &&
      expires * 1000 > this.#now()
    );
  }
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { decodeUnsignedJwt, encodeUnsignedJwt } from '../auth/unsigned-jwt';
import { StatusError } from '../status';

/** The services whose calls App Check can be asked of. */
export const CHECKED_SERVICES = [
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'firebasestorage.googleapis.com',
] as const;
export type CheckedService = (typeof CHECKED_SERVICES)[number];

export const ENFORCEMENT_MODES = ['OFF', 'UNENFORCED', 'ENFORCED'] as const;
export type EnforcementMode = (typeof ENFORCEMENT_MODES)[number];

/** What a service answers to a call without a valid token. */
export const INVALID_APP_CHECK_TOKEN = 'Firebase App Check token is invalid.';

const LIFETIME_SECONDS = 3600;
const PROOF = /^local-recaptcha:[^:]+:fire_app_check$/;

/** reCAPTCHA's script as this backend serves it: it finds everybody human, and says so in words of its own. */
export const RECAPTCHA_SCRIPT = `globalThis.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey, { action }) => \`local-recaptcha:\${siteKey}:\${action}\`,
};
`;

/** The token that a request carries. */
export function appCheckTokenOf({ headers }: IncomingMessage): string | undefined {
  const token = headers['x-firebase-appcheck'];
  return typeof token === 'string' ? token : undefined;
}

/** App Check of one project: which services want tokens, and the tokens themselves (unsigned, an hour long). */
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

  /** A token for an app, against reCAPTCHA's. Throws PERMISSION_DENIED for any other proof. */
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

  /** Whether a service takes a call that carries this token. */
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

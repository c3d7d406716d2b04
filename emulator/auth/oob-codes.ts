import { randomBytes } from 'node:crypto';
import { AuthError } from './auth-error';

export const OOB_REQUEST_TYPES = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const;
export type OobRequestType = (typeof OOB_REQUEST_TYPES)[number];

/** A code sent by mail ("out of band"), with its link. */
export interface OobCode {
  readonly oobCode: string;
  readonly requestType: OobRequestType;
  readonly localId: string;
  readonly email: string;
  /** The new address; only for VERIFY_AND_CHANGE_EMAIL. */
  readonly newEmail?: string;
  readonly oobLink: string;
  /** The time of expiry, in ms. */
  readonly expiresAt: number;
}

const HOUR = 3_600_000;
const LIFETIME: Record<OobRequestType, number> = {
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 72 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: 72 * HOUR,
};
const MODE: Record<OobRequestType, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};
const KEPT = 1_000;

export interface OobCodeRequest {
  readonly requestType: OobRequestType;
  readonly localId: string;
  readonly email: string;
  readonly newEmail?: string;
  readonly continueUrl?: string;
}

/** The newest thousand codes, newest last. Each works once. */
export class OobCodes {
  private codes: readonly OobCode[] = [];
  private readonly changed: () => void;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** Issues a code. `actionUrl` is the page that the link opens. */
  issue(request: OobCodeRequest, actionUrl: string, now: number): OobCode {
    const { continueUrl, ...what } = request;
    const oobCode = randomBytes(24).toString('base64url');
    const link = new URL(actionUrl);
    link.searchParams.set('mode', MODE[request.requestType]);
    link.searchParams.set('lang', 'en');
    link.searchParams.set('oobCode', oobCode);
    link.searchParams.set('apiKey', 'local-backend');
    if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl);
    const code: OobCode = {
      ...what,
      oobCode,
      oobLink: link.href,
      expiresAt: now + LIFETIME[request.requestType],
    };
    this.replaceAll([...this.codes.slice(1 - KEPT), code]);
    return code;
  }

  /** Returns a code that is still usable. Throws INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
  check(oobCode: string, now: number): OobCode {
    const code = this.codes.find((known) => known.oobCode === oobCode);
    if (code === undefined) throw new AuthError('INVALID_OOB_CODE');
    if (code.expiresAt <= now) throw new AuthError('EXPIRED_OOB_CODE');
    return code;
  }

  /** Deletes the codes for which `matches` is true. */
  revoke(matches: (code: OobCode) => boolean): void {
    const left = this.codes.filter((code) => !matches(code));
    if (left.length < this.codes.length) this.replaceAll(left);
  }

  all(): readonly OobCode[] {
    return this.codes;
  }

  replaceAll(codes: readonly OobCode[]): void {
    this.codes = codes;
    this.changed();
  }
}

import { AuthError } from './auth-error';

const LOCKED_FOR = 5 * 60_000;
const REMEMBERED = 10_000;

/**
 * Slows password guessing. After `limit` failures for one address, known or unknown, further attempts are
 * refused for five minutes.
 */
export class FailedSignIns {
  private readonly attempts = new Map<string, { readonly count: number; readonly last: number }>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /**
   * Counts an attempt before its password is checked, so that concurrent guesses count too. Throws
   * TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  begin(email: string, now: number): void {
    const before = this.attempts.get(email);
    const recent = before !== undefined && now - before.last < LOCKED_FOR ? before.count : 0;
    if (recent >= this.limit) {
      throw new AuthError(
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed ' +
          'login attempts. You can immediately restore it by resetting your password or you can try again later.',
      );
    }
    this.attempts.delete(email);
    this.attempts.set(email, { count: recent + 1, last: now });
    const [oldest] = this.attempts.keys();
    if (this.attempts.size > REMEMBERED && oldest !== undefined) this.attempts.delete(oldest);
  }

  forget(email: string): void {
    this.attempts.delete(email);
  }

  clear(): void {
    this.attempts.clear();
  }
}

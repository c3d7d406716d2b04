import { ApiError } from './api-error';

/** The number of calls that one person or one address may make in a minute. */
export interface Limit {
  readonly name: string;
  readonly perMinute: number;
}

/** The limits of each area for one person (WRK-Q156). */
export const limits = {
  read: { name: 'read', perMinute: 300 },
  write: { name: 'write', perMinute: 120 },
  users: { name: 'users', perMinute: 20 },
  ai: { name: 'ai', perMinute: 20 },
  image: { name: 'image', perMinute: 6 },
  salesforce: { name: 'salesforce', perMinute: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/** The limits for one address: for all its calls, and for calls that need no sign-in. */
export const addressLimits = {
  address: { name: 'address', perMinute: 600 },
  // Many visitors share one of hosting's edges as their last hop. The last hop of a direct call is the
  // caller, and cannot be forged.
  hop: { name: 'hop', perMinute: 6_000 },
  login: { name: 'login', perMinute: 20 },
  failedSignIns: { name: 'failedSignIns', perMinute: 30 },
  salesforceReturn: { name: 'salesforceReturn', perMinute: 20 },
} as const satisfies Readonly<Record<string, Limit>>;

interface Window {
  count: number;
  endsAt: number;
}

/** The current use of a limit; `endsAt` in ms. */
export interface Use extends Limit {
  readonly used: number;
  readonly endsAt: number;
}

const minute = 60_000;

/**
 * Counts calls by minute in the memory of one instance, so that no request needs a database call before it is
 * allowed. With n as `maxInstances`, at most n times the limit passes.
 */
export class CallCounts {
  private readonly windows = new Map<string, Window>();
  private readonly now: () => number;
  private prunedAt = 0;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Counts a call. Throws `rate-limited` with the seconds to wait if the limit is reached. */
  take({ name, perMinute }: Limit, who: string): void {
    const now = this.now();
    this.prune(now);
    const key = `${name} ${who}`;
    const known = this.windows.get(key);
    const window = known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + minute };
    if (window.count >= perMinute) {
      throw new ApiError('rate-limited', undefined, {
        retryAfter: Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
      });
    }
    window.count += 1;
    this.windows.set(key, window);
  }

  use(limit: Limit, who: string): Use {
    const window = this.windows.get(`${limit.name} ${who}`);
    const now = this.now();
    const isRunning = window !== undefined && window.endsAt > now;
    return { ...limit, used: isRunning ? window.count : 0, endsAt: isRunning ? window.endsAt : now + minute };
  }

  // Ended windows are dropped once a minute, because there are many addresses.
  private prune(now: number): void {
    if (now - this.prunedAt < minute) return;
    this.prunedAt = now;
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
  }
}

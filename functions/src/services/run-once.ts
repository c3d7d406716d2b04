import { commonMessages } from '@/contracts/contract';
import { ApiError } from '../pipeline/api-error';

/** The time for which an answer is kept for a retry of its call. */
const keptMs = 2 * 60_000;
const most = 500;

interface Run {
  readonly answer: Promise<unknown>;
  readonly about: string;
  readonly endsAt: number;
}

/**
 * Answers a retry from the first run, so that the AI service is not paid twice (WRK-Q92). Works in the memory
 * of one instance; a retry on another instance runs again.
 */
export class RunOnce {
  private readonly runs = new Map<string, Run>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /**
   * Runs the work, or returns the result of its first run. `about` is the call's content: the same key with
   * other content is refused. A failed run is forgotten.
   */
  async run<T>(key: string | undefined, about: string, work: () => Promise<T>): Promise<T> {
    if (key === undefined) return work();
    const now = this.now();
    for (const [each, { endsAt }] of this.runs)
      if (endsAt <= now || this.runs.size > most) this.runs.delete(each);
    const known = this.runs.get(key);
    if (known !== undefined) {
      if (known.about !== about)
        throw new ApiError('invalid', undefined, { fields: { 'Idempotency-Key': commonMessages.keyUsed } });
      return known.answer as Promise<T>;
    }
    const answer = work();
    this.runs.set(key, { answer, about, endsAt: now + keptMs });
    answer.catch(() => this.runs.delete(key));
    return answer;
  }
}

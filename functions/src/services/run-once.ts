import { commonMessages } from '@/contracts/contract';
import { ApiError } from '../pipeline/api-error';

/** How long an answer is kept for a repeat of its call. */
const keptMs = 2 * 60_000;
const most = 500;

interface Run {
  readonly answer: Promise<unknown>;
  readonly about: string;
  readonly endsAt: number;
}

/**
 * Answers a repeated call from its first run, so that the AI service is not paid twice (WRK-Q92). In the memory of one instance:
 * a repeat that comes to another one runs again.
 */
export class RunOnce {
  private readonly runs = new Map<string, Run>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** `about` is what the call is about: the same key for something else is refused. A run that failed is forgotten. */
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

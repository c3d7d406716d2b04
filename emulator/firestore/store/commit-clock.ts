import type { Micros } from '../model';

/** Issues times that never repeat or go back, even if the system's clock does. */
export class CommitClock {
  private readonly system: () => Micros;
  private last = 0;

  constructor(system: () => Micros = () => Date.now() * 1000) {
    this.system = system;
  }

  /** Returns the current time, never before a time already issued. */
  now(): Micros {
    return Math.max(this.system(), this.last);
  }

  /** Issues a time after every earlier one. */
  next(): Micros {
    this.last = Math.max(this.system(), this.last + 1);
    return this.last;
  }

  /** Makes all later times greater than `time`, the newest time in the stored data. */
  advancePast(time: Micros): void {
    this.last = Math.max(this.last, time);
  }
}

import type { Micros } from '../model';

/** Gives out times that never repeat and never go back, whatever the system's clock does. */
export class CommitClock {
  private readonly system: () => Micros;
  private last = 0;

  constructor(system: () => Micros = () => Date.now() * 1000) {
    this.system = system;
  }

  /** The present time; never before a time already given out. */
  now(): Micros {
    return Math.max(this.system(), this.last);
  }

  /** A time after every earlier one. */
  next(): Micros {
    this.last = Math.max(this.system(), this.last + 1);
    return this.last;
  }

  /** Makes all later times come after `time`, the newest one in the stored data. */
  advancePast(time: Micros): void {
    this.last = Math.max(this.last, time);
  }
}

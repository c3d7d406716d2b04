/**
 * The time without input, in ms, after which the reader counts as away. Input is any key, press, touch,
 * scroll or pointer movement.
 */
export const idleMs = 30_000;

/**
 * Measures how long each section of a page is read. Time counts while the section is in the middle of a
 * visible window and the reader is active. All times are milliseconds of one clock.
 */
export class ReadingClock {
  private readonly msBySection = new Map<string, number>();
  private section: string | undefined;
  private isShown = true;
  private lastActivity: number;
  private countedUntil: number;

  constructor(now: number) {
    this.lastActivity = now;
    this.countedUntil = now;
  }

  /** Sets the section in the middle of the window; undefined if there is none. */
  enter(section: string | undefined, now: number): void {
    this.count(now);
    this.section = section;
  }

  /** Records that the window was hidden or shown. */
  show(isShown: boolean, now: number): void {
    this.count(now);
    this.isShown = isShown;
    if (isShown) this.lastActivity = now;
  }

  /** Records activity of the reader. */
  recordActivity(now: number): void {
    this.count(now);
    this.lastActivity = now;
  }

  /**
   * Returns the whole seconds read since the last call, as `section:seconds,…`. Empty if less than a second
   * was read.
   */
  take(now: number): string {
    this.count(now);
    const read = [...this.msBySection].flatMap(([section, ms]) => {
      const seconds = Math.floor(ms / 1_000);
      this.msBySection.set(section, ms - seconds * 1_000);
      return seconds > 0 ? [`${section}:${seconds}`] : [];
    });
    return read.join(',');
  }

  private count(now: number): void {
    const end = Math.min(now, this.lastActivity + idleMs);
    const ms = end - Math.max(this.countedUntil, 0);
    if (this.isShown && this.section !== undefined && ms > 0)
      this.msBySection.set(this.section, (this.msBySection.get(this.section) ?? 0) + ms);
    this.countedUntil = Math.max(this.countedUntil, now);
  }
}

/** Parses `section:seconds,…`. Skips malformed entries. */
export function readingIn(detail: string): readonly (readonly [section: string, seconds: number])[] {
  return detail.split(',').flatMap((entry) => {
    const [, section, seconds] = /^([a-z0-9-]{1,60}):([0-9]{1,6})$/.exec(entry) ?? [];
    return section === undefined || seconds === undefined ? [] : [[section, Number(seconds)] as const];
  });
}

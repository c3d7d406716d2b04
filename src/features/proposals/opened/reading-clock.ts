/** After this long without a key, a press, a touch, a scroll or a move of the pointer, nobody is taken to be reading. */
export const idleMs = 30_000;

/**
 * How long each section of a page was read: while it is in the middle of a window that is shown, by somebody who shows
 * signs of being there. Times are in milliseconds of one clock.
 */
export class ReadingClock {
  private readonly spent = new Map<string, number>();
  private section: string | undefined;
  private isShown = true;
  private lastSign: number;
  private counted: number;

  constructor(now: number) {
    this.lastSign = now;
    this.counted = now;
  }

  /** Another section is in the middle of the window, or none. */
  enter(section: string | undefined, now: number): void {
    this.count(now);
    this.section = section;
  }

  /** The window was hidden or is shown again. */
  show(isShown: boolean, now: number): void {
    this.count(now);
    this.isShown = isShown;
    if (isShown) this.lastSign = now;
  }

  /** The reader did something. */
  sign(now: number): void {
    this.count(now);
    this.lastSign = now;
  }

  /** What was read since the last time, in whole seconds, as `section:seconds,…`; empty where it is less than one. */
  take(now: number): string {
    this.count(now);
    const read = [...this.spent].flatMap(([section, ms]) => {
      const seconds = Math.floor(ms / 1_000);
      this.spent.set(section, ms - seconds * 1_000);
      return seconds > 0 ? [`${section}:${seconds}`] : [];
    });
    return read.join(',');
  }

  private count(now: number): void {
    const end = Math.min(now, this.lastSign + idleMs);
    const ms = end - Math.max(this.counted, 0);
    if (this.isShown && this.section !== undefined && ms > 0)
      this.spent.set(this.section, (this.spent.get(this.section) ?? 0) + ms);
    this.counted = Math.max(this.counted, now);
  }
}

/** The seconds by section that such a text says; what is no such entry is left out. */
export function readingIn(detail: string): readonly (readonly [section: string, seconds: number])[] {
  return detail.split(',').flatMap((entry) => {
    const [, section, seconds] = /^([a-z0-9-]{1,60}):([0-9]{1,6})$/.exec(entry) ?? [];
    return section === undefined || seconds === undefined ? [] : [[section, Number(seconds)] as const];
  });
}

const ends = { setTimeout: 'clearTimeout', setInterval: 'clearInterval' } as const;
type Start = keyof typeof ends;

const key = Symbol.for('acf.running-timers');
const holder = globalThis as { [key]?: Map<unknown, string> };

/**
 * The running timers, each with the line that started it. The setup file runs again for each test file, but
 * the list stays.
 */
export const running = (holder[key] ??= watchTimers());

function watchTimers(): Map<unknown, string> {
  const started = new Map<unknown, string>();
  for (const start of Object.keys(ends) as Start[]) {
    const end = ends[start];
    const realStart = globalThis[start] as (run: () => void, ...rest: unknown[]) => unknown;
    const realEnd = globalThis[end] as (timer: unknown) => void;
    const watchedStart = (run: (...values: unknown[]) => void, ...rest: unknown[]) => {
      const done = (...values: unknown[]) => {
        if (start !== 'setInterval') started.delete(timer);
        run(...values);
      };
      const timer = realStart(done, ...rest);
      const line = caller(new Error().stack ?? '');
      // Skips Node's own timers, such as those of a connection that it keeps open.
      if (!line.includes('(node:')) started.set(timer, `${start} ${line}`);
      return timer;
    };
    const watchedEnd = (timer: unknown) => {
      started.delete(timer);
      realEnd(timer);
    };
    Object.defineProperties(watchedStart, Object.getOwnPropertyDescriptors(realStart));
    Object.assign(globalThis, { [start]: watchedStart, [end]: watchedEnd });
  }
  return started;
}

/** Returns the first line of our code, or else of the calling library. */
function caller(stack: string): string {
  const lines = stack.split('\n').slice(2);
  return (lines.find((line) => !line.includes('/node_modules/')) ?? lines[0] ?? '').trim();
}

import * as z from 'zod/mini';
import { fieldTexts } from '../texts';

/** A date and a time, as the two fields have them. */
export interface WallClockParts {
  readonly date: string;
  readonly time: string;
}

/**
 * Returns a schema that parses a `DateTimeField` into `2026-11-22T09:30`. It has no time zone, because the
 * record stores that. Without `dateMissing`, the value is optional, and two empty fields are `null`.
 */
export const wallClockSchema = (dateMissing?: string) =>
  z.pipe(
    z.object({ date: z.string(), time: z.string() }),
    z.transform(({ date, time }: WallClockParts, context): string | null => {
      if (date === '' && time === '' && dateMissing === undefined) return null;
      const complain = (part: string, message: string) => {
        context.issues.push({ code: 'custom', path: [part], message, input: context.value });
        return z.NEVER;
      };
      if (date === '') return complain('date', dateMissing ?? fieldTexts.dateMissing);
      if (time === '') return complain('time', fieldTexts.timeMissing);
      return `${date}T${time}`;
    }),
  );

/** Returns the two fields' first values for a wall clock such as `2026-11-22T09:30`. Drops seconds. */
export function wallClockParts(stored: string | null | undefined): WallClockParts {
  const [date = '', time = ''] = (stored ?? '').split('T');
  return { date, time: time.slice(0, 5) };
}

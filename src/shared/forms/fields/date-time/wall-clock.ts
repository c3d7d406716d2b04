import * as z from 'zod/mini';
import { fieldTexts } from '../texts';

/** Date and time as two fields hold them. */
export interface WallClockParts {
  readonly date: string;
  readonly time: string;
}

/**
 * Parses the parts of a `DateTimeField` to `2026-11-22T09:30`, without a zone: the record names it. Without
 * `dateMissing` the value is optional, and two empty fields are `null`.
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

/** The two fields' first values for a wall clock such as `2026-11-22T09:30`; seconds are left out. */
export function wallClockParts(stored: string | null | undefined): WallClockParts {
  const [date = '', time = ''] = (stored ?? '').split('T');
  return { date, time: time.slice(0, 5) };
}

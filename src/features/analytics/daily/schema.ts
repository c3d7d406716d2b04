import * as z from 'zod/mini';
import { decodeRows, type FigureRow } from './day-figures';

const rows: z.core.$ZodType<readonly FigureRow[]> = z.pipe(z.string(), z.transform(decodeRows));

/** The sums of one UTC day, of which the viewer needs only these. */
export const dayFiguresSchema = z.object({ rows });

/** The sums of each day of a month that has some, by day: `{ '01': … }`. */
export const monthFiguresSchema = z.object({
  days: z.pipe(
    z.looseObject({}),
    z.transform(
      (stored: Record<string, unknown>): ReadonlyMap<string, readonly FigureRow[]> =>
        new Map(
          Object.entries(stored).flatMap(([day, text]) =>
            typeof text === 'string' ? [[day, decodeRows(text)]] : [],
          ),
        ),
    ),
  ),
});

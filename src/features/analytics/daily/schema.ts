import * as z from 'zod/mini';
import { decodeRows, type FigureRow } from './day-figures';

const rows: z.core.$ZodType<readonly FigureRow[]> = z.pipe(z.string(), z.transform(decodeRows));

/** The totals of one UTC day. Only the fields that the viewer needs are listed. */
export const dayFiguresSchema = z.object({ rows });

/** The totals of each day of a month, keyed by day: `{ '01': … }`. Days without totals are missing. */
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

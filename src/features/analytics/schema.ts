import * as z from 'zod/mini';

/**
 * Parses any stored form of a timestamp: Firestore timestamp, ISO 8601, ms, or a map with seconds (PUB-331).
 */
export function momentOf(stored: unknown): Date | null {
  const time =
    stored instanceof Date
      ? stored
      : typeof stored === 'string' || typeof stored === 'number'
        ? new Date(stored)
        : typeof stored === 'object' && stored !== null && 'seconds' in stored
          ? new Date(Number(stored.seconds) * 1_000)
          : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}

const moment: z.core.$ZodType<Date | null> = z.pipe(z.unknown(), z.transform(momentOf));

// Avoids `z.record`, which nothing else in the workspace uses, to keep it out of the bundle.
const parameters: z.core.$ZodType<Readonly<Record<string, string>>> = z.pipe(
  z.catch(z.looseObject({}), {}),
  z.transform((stored: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(stored).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? [[name, String(value)]]
          : [],
      ),
    ),
  ),
);

/** An event as it is read. Accepts the forms that older versions stored (WRK-634). */
export const eventSchema = z.object({
  eventName: z.string(),
  pageTitle: z.catch(z.optional(z.string()), undefined),
  parameters,
  timestamp: moment,
});
export type StoredEvent = z.infer<typeof eventSchema>;

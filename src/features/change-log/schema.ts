import * as z from 'zod/mini';

/**
 * The kinds of entry: a summarised product change, a released product change, or a deleted note (WRK-611).
 */
export const changeTypes = ['auto-generated', 'git-changelog', 'note_deleted'] as const;
export type ChangeType = (typeof changeTypes)[number];

const line = z.catch(z.optional(z.string()), undefined);
const time = z.catch(z.nullable(z.date()), null);

const storedEntrySchema = z.object({
  type: z.enum(changeTypes),
  summary: z.string(),
  /** The id of the record or version that the entry is about. */
  entityId: line,
  contactId: line,
  userId: line,
  userEmail: line,
  timestamp: time,
  createdAt: time,
  details: z.catch(z.optional(z.object({ noteType: line, category: line })), undefined),
  metadata: z.catch(
    z.optional(
      z.object({
        analyzedComponents: z.catch(z.array(z.string()), []),
        generatedBy: line,
        version: line,
      }),
    ),
    undefined,
  ),
});

/** An entry of the change log (WRK-611 to WRK-613). */
export const changeEntrySchema = z.pipe(
  storedEntrySchema,
  z.transform((entry: z.infer<typeof storedEntrySchema>) => ({
    ...entry,
    timestamp: entry.timestamp ?? entry.createdAt,
  })),
);
export type ChangeEntry = z.infer<typeof changeEntrySchema>;

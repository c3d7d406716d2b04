import * as z from 'zod/mini';
import { contentTypes, readContent, storedOps } from '@/shared/rich-text/stored-content';

/** The built-in categories of notes (WRK-268). */
export const noteCategories = [
  'general',
  'followup',
  'meeting',
  'task',
  'important',
  'goal',
  'project',
] as const;

/** The categories that a note of a contact may have (WRK-169). */
export const contactNoteCategories = ['task', 'general', 'followup', 'meeting', 'important'] as const;

export const noteStatuses = ['pending', 'in-progress', 'completed'] as const;

/** In milliseconds, like every time of a timer (WRK-596). */
const millis = z.catch(z.number(), 0);
const time = z.catch(z.nullable(z.date()), null);
const flag = z.catch(z.boolean(), false);
const line = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);

const runSchema = z.object({ startTime: z.date(), endTime: z.date(), duration: millis });

/** One run of a timer, which has ended (WRK-330). */
export type TimerRun = z.infer<typeof runSchema>;

const timerSchema = z.object({
  isRunning: flag,
  elapsedTime: millis,
  totalTime: millis,
  history: z.catch(z.array(runSchema), []),
  lastUpdated: time,
  currentSession: z.catch(z.nullable(z.object({ startTime: z.date() })), null),
});

/**
 * The timer of a note (WRK-595): `totalTime` of the runs that have ended and when the present one began; `elapsedTime` is the
 * length of the last run.
 */
export type NoteTimer = z.infer<typeof timerSchema>;

/**
 * Content as one text, in whichever of its four forms it is stored (WRK-580): text and HTML as they are, lists of operations and
 * blocks as operations in JSON.
 */
const content = z.pipe(
  z._default(z.unknown(), ''),
  z.transform((stored: unknown): { text: string; isRich?: boolean } => {
    if (typeof stored === 'string') return { text: stored };
    if (typeof stored !== 'object' || stored === null) return { text: '' };
    return { text: storedOps(readContent(stored)), isRich: true };
  }),
);

const storedNoteSchema = z.object({
  title: line,
  content,
  contentType: z.catch(z.enum(contentTypes), 'plain'),
  // A missing category reads as general, an unknown one by its key (WRK-Q71).
  category: z.catch(z.string().check(z.minLength(1)), 'general'),
  type: z.catch(z.enum(['note', 'goal']), 'note'),
  status: z.catch(z.enum(noteStatuses), 'pending'),
  createdBy: line,
  creatorEmail: line,
  createdAt: time,
  timestamp: time,
  updatedAt: time,
  lastUpdated: time,
  updatedBy: line,
  sharedWith: texts,
  sharedWithEmails: texts,
  isShared: flag,
  isArchived: flag,
  archivedAt: time,
  isCompleted: flag,
  completedAt: time,
  isNextStep: flag,
  hasNextSteps: flag,
  isEdited: flag,
  parentGoalId: line,
  linkedGoalTitle: line,
  templateId: line,
  lastAnalyzed: time,
  isStandalone: z.catch(z.optional(z.boolean()), undefined),
  contactId: z.catch(z.optional(z.string()), undefined),
  contactOwnerId: z.catch(z.optional(z.string()), undefined),
  timerData: z.catch(z.optional(timerSchema), undefined),
  /** The ids of its entries in `noteIndex`. */
  searchIds: texts,
  /** How often its words were changed since versions are kept. */
  versionCount: z.catch(z.optional(z.number()), undefined),
});

type StoredNote = z.infer<typeof storedNoteSchema>;

/**
 * A note (WRK-579 to WRK-596), read tolerantly: what is missing or of another kind gets its usual value, while firestore.rules
 * are strict about writes. Times are Dates, or null.
 */
export type Note = Omit<StoredNote, 'content' | 'isStandalone'> & {
  /** Plain text, HTML, or operations in JSON. */
  content: string;
  isStandalone: boolean;
};

/** Reads a stored note in any of its forms. */
export const noteSchema: z.core.$ZodType<Note> = z.pipe(
  storedNoteSchema,
  z.transform(
    ({ content: { text, isRich }, contentType, isStandalone, ...note }: StoredNote): Note => ({
      ...note,
      content: text,
      contentType: isRich ? 'rich' : contentType,
      isStandalone: isStandalone ?? note.contactId === undefined,
      createdAt: note.createdAt ?? note.timestamp,
      updatedAt: note.updatedAt ?? note.lastUpdated,
    }),
  ),
);

/** How many versions of a note are kept, and what of it makes one; firestore.rules have the same. */
export const keptVersions = 20;
export const versionFields = [
  'title',
  'content',
  'contentType',
  'category',
  'updatedAt',
  'updatedBy',
] as const;

/** What a note said until somebody wrote something else: who had written it, and when. */
export type NoteVersion = Pick<Note, (typeof versionFields)[number]>;

/** Reads a version, whose content is in any of the forms of a note's. */
export const noteVersionSchema: z.core.$ZodType<NoteVersion> = noteSchema;

// `z.record` would be the only one in the code of every list.
const readers: z.core.$ZodType<Readonly<Record<string, boolean>>> = z.pipe(
  z.looseObject({}),
  z.transform((stored: Record<string, unknown>) => stored as Readonly<Record<string, boolean>>),
);

/** An entry of the index by which notes are found (decision 037). */
export const indexEntrySchema = z.object({
  noteId: z.string(),
  /** `true` under the id of everybody who may read the note. */
  readers,
  /** Pieces of the note's text. */
  grams: z.optional(z.readonly(z.array(z.string()))),
});
export type IndexEntry = z.infer<typeof indexEntrySchema>;

/** The entry about the deletion of a note in the change log (WRK-321, WRK-Q82). */
export const noteDeletionSchema = z.object({
  type: z.literal('note_deleted'),
  entityId: z.string(),
  contactId: z.optional(z.string()),
  userId: z.string(),
  userEmail: z.string(),
  summary: z.string(),
  timestamp: z.date(),
  createdAt: z.date(),
  details: z.object({ noteType: z.enum(['contact', 'standalone']), category: z.string() }),
});

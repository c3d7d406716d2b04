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

/** The categories for notes about a contact (WRK-169). */
export const contactNoteCategories = ['task', 'general', 'followup', 'meeting', 'important'] as const;

export const noteStatuses = ['pending', 'in-progress', 'completed'] as const;

/** A duration in ms, like every duration of a timer (WRK-596). */
const millis = z.catch(z.number(), 0);
const time = z.catch(z.nullable(z.date()), null);
const flag = z.catch(z.boolean(), false);
const line = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);

const runSchema = z.object({ startTime: z.date(), endTime: z.date(), duration: millis });

/** One finished run of a timer (WRK-330). */
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
 * A note's timer (WRK-595). `totalTime` adds up the finished runs, `currentSession` holds the start of the
 * current one, and `elapsedTime` is the length of the last run.
 */
export type NoteTimer = z.infer<typeof timerSchema>;

/**
 * The content as one text, from any of its four stored forms (WRK-580). Plain text and HTML stay as they are.
 * Lists of operations and blocks become operations in JSON.
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
  // A missing category becomes `general`. An unknown one keeps its key (WRK-Q71).
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
  /** The ids of its index entries in `noteIndex`. */
  searchIds: texts,
  /** The number of text changes since versions were introduced. */
  versionCount: z.catch(z.optional(z.number()), undefined),
});

type StoredNote = z.infer<typeof storedNoteSchema>;

/**
 * A note (WRK-579 to WRK-596). Missing or invalid fields get a default, but firestore.rules check writes
 * strictly.
 */
export type Note = Omit<StoredNote, 'content' | 'isStandalone'> & {
  /** Plain text, HTML, or rich text operations in JSON. */
  content: string;
  isStandalone: boolean;
};

/** Parses a stored note in any of its forms. */
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

/** The number of versions kept per note, and the fields that a version has. firestore.rules have the same. */
export const keptVersions = 20;
export const versionFields = [
  'title',
  'content',
  'contentType',
  'category',
  'updatedAt',
  'updatedBy',
] as const;

/** A note's text before a change, with its author and time. */
export type NoteVersion = Pick<Note, (typeof versionFields)[number]>;

/** Parses a version. Its content may have any of the forms of a note's content. */
export const noteVersionSchema: z.core.$ZodType<NoteVersion> = noteSchema;

// Avoids `z.record`, which nothing else in the code of lists uses, to keep it out of their bundle.
const readers: z.core.$ZodType<Readonly<Record<string, boolean>>> = z.pipe(
  z.looseObject({}),
  z.transform((stored: Record<string, unknown>) => stored as Readonly<Record<string, boolean>>),
);

/** An entry of the note search index (decision 037). */
export const indexEntrySchema = z.object({
  noteId: z.string(),
  /** The ids of all people who may read the note, each with the value `true`. */
  readers,
  /** N-grams of the note's text. */
  grams: z.optional(z.readonly(z.array(z.string()))),
});
export type IndexEntry = z.infer<typeof indexEntrySchema>;

/** The change log entry about a deleted note (WRK-321, WRK-Q82). */
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

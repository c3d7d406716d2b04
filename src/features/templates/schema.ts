import * as z from 'zod/mini';
import { defineCollection } from '@/shared/firebase/collection';
import {
  contentTypes,
  hasContent,
  longestContent,
  readContent,
  storedOps,
} from '@/shared/rich-text/stored-content';
import { templateEntity } from './entity';
import { templateTexts } from './texts';

/**
 * Stored content as one string. Converts operation lists and blocks of older versions to operations in JSON
 * (WRK-580).
 */
const content = z.pipe(
  z._default(z.unknown(), ''),
  z.transform((stored: unknown) => (typeof stored === 'string' ? stored : storedOps(readContent(stored)))),
);

/**
 * A template (WRK-598). Reads tolerate invalid fields, while firestore.rules are strict about writes. Times
 * are Dates or null.
 */
export const templateSchema = z.object({
  name: z.catch(z.string(), ''),
  content,
  contentType: z.catch(z.enum(contentTypes), 'rich'),
  category: z.catch(z.string().check(z.minLength(1)), 'general'),
  /** Ids of users with access. */
  sharedWith: z.catch(z.array(z.string()), []),
  createdBy: z.catch(z.string(), ''),
  createdAt: z.catch(z.nullable(z.date()), null),
  updatedAt: z.catch(z.nullable(z.date()), null),
});
export type Template = z.infer<typeof templateSchema>;

/** The collection of note templates. */
export const templates = defineCollection(templateEntity.collection, templateSchema);

/** The rules' limit for a line of text. */
export const longestName = 200;

/** The form's schema (WRK-400 to WRK-402). */
export const templateFormSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, templateTexts.nameMissing),
      z.maxLength(longestName, templateTexts.nameTooLong),
    ),
  category: z.string().check(z.minLength(1, templateTexts.categoryMissing)),
  content: z.string().check(
    z.refine((text) => hasContent(text), templateTexts.contentMissing),
    z.maxLength(longestContent, templateTexts.contentTooLong),
  ),
  contentType: z.enum(contentTypes),
});
export type TemplateWriting = z.infer<typeof templateFormSchema>;

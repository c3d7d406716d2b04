import * as z from 'zod/mini';
import { picture } from './fields';

/** Dark backgrounds for a page's first section. `appearance/accent.module.css` sets their colours. */
export const accents = ['evergreen', 'lake', 'clay', 'moss', 'ink'] as const;
export type Accent = (typeof accents)[number];

/** Line drawings that a page or a slide may show. */
export const drawings = [
  'letter',
  'call',
  'ledger',
  'checklist',
  'map',
  'screen',
  'shield',
  'seat',
  'ribbon',
  'lantern',
] as const;
export type Drawing = (typeof drawings)[number];

/** The look of one client's page: an accent, and one of our drawings or the client's own picture. */
export const appearanceSchema = z.object({
  accent: z.enum(accents),
  drawing: z.enum(drawings),
  /** Replaces the drawing. */
  picture: z.optional(picture),
});
export type Appearance = z.infer<typeof appearanceSchema>;

import * as z from 'zod/mini';
import { picture } from './fields';

/** Dark grounds of a page's first section; `appearance/accent.module.css` has their colours. */
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

/** How one client's page looks: its accent, and a drawing of ours or a picture of the client's. */
export const appearanceSchema = z.object({
  accent: z.enum(accents),
  drawing: z.enum(drawings),
  /** Stands in the place of the drawing. */
  picture: z.optional(picture),
});
export type Appearance = z.infer<typeof appearanceSchema>;

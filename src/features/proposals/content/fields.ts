import * as z from 'zod/mini';
import { emailPattern, webAddressPattern } from '@/shared/lib/address-patterns';

const onOneLine = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
const onLines = /^(?:[^\p{Cc}\u202A-\u202E\u2066-\u2069]|\n)*$/u;

/** Text on one line, in at most `longest` characters; never empty. */
export const line = (longest = 200) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(onOneLine));

/** Plain text in paragraphs, which a line break parts; never empty. */
export const prose = (longest = 1200) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(onLines));

/** One to `most` entries. */
export const several = <T extends z.core.$ZodType>(entry: T, most = 12) =>
  z.array(entry).check(z.minLength(1), z.maxLength(most));

/** The part of a page's address or of an element's id: small letters, digits and hyphens. */
export const fragment = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

/** Whom the page is for; the address is shown and is not compared with what was typed at the gate (PRO-Q3). */
export const recipientFields = {
  clientName: line(120),
  clientEmail: z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern)),
};

/** An address outside the site, as `URL` writes it. */
export const webAddress = z.string().check(z.maxLength(500), z.regex(webAddressPattern));

/** A picture inside the content itself, at most some 90 kB of it, so that nobody else learns who reads the page. */
export const embeddedPicture = z
  .string()
  .check(z.maxLength(120_000), z.regex(/^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/));

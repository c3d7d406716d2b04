import * as z from 'zod/mini';
import { emailPattern, webAddressPattern } from '@/shared/lib/address-patterns';

const singleLinePattern = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
const multiLinePattern = /^(?:[^\p{Cc}\u202A-\u202E\u2066-\u2069]|\n)*$/u;

/** Returns the schema of a non-empty text on one line, with at most `maxLength` characters. */
export const singleLine = (maxLength = 200) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(singleLinePattern));

/** Returns the schema of a non-empty plain text; line breaks separate its paragraphs. */
export const paragraphs = (maxLength = 1200) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(multiLinePattern));

/** Returns the schema of a list with one to `maxEntries` entries. */
export const nonEmptyList = <T extends z.core.$ZodType>(entry: T, maxEntries = 12) =>
  z.array(entry).check(z.minLength(1), z.maxLength(maxEntries));

/** Part of a page's address or an element's id: lower-case letters, digits and hyphens. */
export const slugText = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

/** An email address of at most 254 characters. */
export const emailAddress = z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern));

/**
 * The client that the page is written for. The gate doesn't compare this address with the typed one (PRO-Q3).
 */
export const clientFields = {
  clientName: singleLine(120),
  clientEmail: emailAddress,
};

/** An external address, in the form that `URL` writes. */
export const webAddress = z.string().check(z.maxLength(500), z.regex(webAddressPattern));

/** The size limit of an embedded picture, in bytes. */
export const maxPictureBytes = 100_000;

/**
 * A picture of at most 100 kB as a data URL. It is embedded, so no other server learns who reads the page.
 */
const embeddedPicture = z
  .string()
  .check(
    z.maxLength(Math.ceil(maxPictureBytes / 3) * 4 + 40),
    z.regex(/^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/),
  );

/** A picture with its alternative text. */
export const picture = z.object({ data: embeddedPicture, alternative: singleLine(200) });

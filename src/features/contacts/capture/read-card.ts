import type { ExtractedContact } from '@/contracts/capture';
import { splitName } from '../form/schema';

const emailIn = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const linkedinIn = /(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/[\w%-]+/i;
const websiteIn = /(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/[\w./-]*)?/i;
const phoneIn = /(?:\+|\(?\d)[\d\s().-]{6,}\d/;
const postcodeIn = /\b(?:[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[\dA-Z]?\s?\d[A-Z]{2}|\d{5}(?:-\d{4})?)\b/;
const streetIn = /\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|square|boulevard|blvd|suite|floor)\b/i;
const titleIn =
  /\b(?:director|manager|officer|coordinator|president|chair|founder|head of|lead|consultant|engineer|assistant|secretary|treasurer|nurse|teacher|ceo|cfo|cto|coo|developer|designer|specialist|advisor|adviser)\b/i;
const companyIn =
  /\b(?:inc|ltd|llc|gmbh|foundation|trust|society|association|institute|charity|church|university|school|hospital|clinic|shelter|centre|center|group|company|alliance|council|network)\b\.?/i;
const label = /^(?:e-?mail|tel|phone|mobile|cell|fax|web|www|t|m|p|e|w)\s*:\s*/i;

/** Length limits beyond the text of any card. The patterns above may scan a line once per character. */
const longestText = 10_000;
const longestLine = 300;

const isName = (line: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}|de|da|van|von|der|la|bin)[\p{L}'’.-]*){1,3}$/u.test(line) &&
  !titleIn.test(line) &&
  !companyIn.test(line);

/**
 * Extracts contact fields from the recognized text of a business card. Finds addresses by their format and
 * other lines by typical words. Unmatched lines become a note.
 */
export function readCard(text: string): ExtractedContact {
  const lines = text
    .slice(0, longestText)
    .split('\n')
    .map((line) =>
      line
        .slice(0, longestLine)
        .replace(/[|•·]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
  const firstOf = (pattern: RegExp): string =>
    lines.flatMap((line) => pattern.exec(line)?.[0] ?? [])[0] ?? '';
  const email = firstOf(emailIn);
  const linkedin = firstOf(linkedinIn);
  const left = new Set(
    lines.filter((line) => ![email, linkedin].some((found) => found !== '' && line.includes(found))),
  );
  const take = (fits: (line: string) => boolean): string => {
    const found = [...left].find(fits);
    if (found !== undefined) left.delete(found);
    return found ?? '';
  };

  const phoneLine = take((line) => phoneIn.test(line) && !streetIn.test(line));
  const websiteLine = take((line) => {
    const address = line.replace(label, '');
    return websiteIn.exec(address)?.[0] === address;
  });
  const title =
    take((line) => titleIn.test(line) && !companyIn.test(line)) || take((line) => titleIn.test(line));
  const name = take(isName);
  const company = take((line) => companyIn.test(line));
  const location = take((line) => postcodeIn.test(line) || streetIn.test(line));
  return {
    ...splitName(name),
    email: email.toLowerCase(),
    phone: (phoneIn.exec(phoneLine)?.[0] ?? '').trim(),
    company,
    title,
    linkedin,
    website: websiteLine.replace(label, ''),
    location,
    // The recognizer reads specks and lines of the artwork as single letters, so drop such lines.
    notes: [...left].filter((line) => /\p{L}{3}/u.test(line)).join('\n'),
  };
}

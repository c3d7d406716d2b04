import { emailPattern } from '@/shared/lib/address-patterns';

interface PastedPerson {
  readonly name: string;
  readonly email: string;
}

/** A name before an address in angle brackets: `"Osei, Amara" <amara@shelter.example>`. */
const named = /^"?([^"<]*?)"?\s*<([^<>]+)>$/;

/**
 * An address in angle brackets with the text before it, or a single word. The limits keep the search fast:
 * without them, each word of a long text would be scanned to the end of the text.
 */
const personOrWord = /[^",;<\n]{0,200}(?:"[^"]{0,200}"[^",;<\n]{0,200})?<[^<>]{0,300}>|[^,;\s]+/g;

/** A pattern for text without angle brackets, which is twenty times as fast on long texts. */
const word = /[^,;\s]+/g;

const maxNameLength = 120;
const maxAddressLength = 254;

/**
 * Parses pasted addresses, separated by commas, semicolons, spaces or line breaks. Each may have a name
 * before it. Returns the people in order without duplicates, and the first part that isn't an address.
 */
export function parsePeople(pasted: string): {
  readonly people: readonly PastedPerson[];
  readonly wrong: string | undefined;
} {
  const people = new Map<string, PastedPerson>();
  let wrong: string | undefined;
  for (const part of pasted.match(pasted.includes('<') ? personOrWord : word) ?? []) {
    const text = part.trim();
    const [, name = '', address = text] = named.exec(text) ?? [];
    const email = address.trim();
    if (email.length > maxAddressLength || !emailPattern.test(email)) wrong ??= text;
    else if (!people.has(email.toLowerCase()))
      people.set(email.toLowerCase(), { name: (name.trim() || email).slice(0, maxNameLength), email });
  }
  return { people: [...people.values()], wrong };
}

import { emailPattern } from '@/shared/lib/address-patterns';

interface PastedPerson {
  readonly name: string;
  readonly email: string;
}

/** Reads a text before an address as a name: `"Osei, Amara" <amara@shelter.example>`. */
const named = /^"?([^"<]*?)"?\s*<([^<>]+)>$/;

/**
 * An address in angle brackets with what stands before it, or else a word. The limits keep a long text without
 * addresses from being searched to its end at each of its words.
 */
const personOrWord = /[^",;<\n]{0,200}(?:"[^"]{0,200}"[^",;<\n]{0,200})?<[^<>]{0,300}>|[^,;\s]+/g;

/** Without angle brackets there are only words. This reads a long text twenty times as fast. */
const word = /[^,;\s]+/g;

const longestName = 120;
const longestAddress = 254;

/**
 * Reads pasted addresses, separated by commas, semicolons, spaces or lines, each with a name before it or without. Returns the
 * people in order, each address once, and the first part that is no address.
 */
export function peopleIn(pasted: string): {
  readonly people: readonly PastedPerson[];
  readonly wrong: string | undefined;
} {
  const people = new Map<string, PastedPerson>();
  let wrong: string | undefined;
  for (const part of pasted.match(pasted.includes('<') ? personOrWord : word) ?? []) {
    const text = part.trim();
    const [, name = '', address = text] = named.exec(text) ?? [];
    const email = address.trim();
    if (email.length > longestAddress || !emailPattern.test(email)) wrong ??= text;
    else if (!people.has(email.toLowerCase()))
      people.set(email.toLowerCase(), { name: (name.trim() || email).slice(0, longestName), email });
  }
  return { people: [...people.values()], wrong };
}

/** A field of the records beside their name. */
export interface NewField {
  readonly name: string;
  readonly label: string;
  /** `choice` has one of `choices`. A line may be empty. */
  readonly type: 'line' | 'email' | 'choice';
  readonly choices: readonly string[];
}

/** The names of a new kind of records. */
export interface RecordNames {
  /** `supplyOrder`: the entity, and the beginning of its variables. */
  readonly one: string;
  /** `supplyOrders`: collection and variable. */
  readonly many: string;
  /** `SupplyOrder` and `SupplyOrders`: types and components. */
  readonly type: string;
  readonly types: string;
  /** `supply-order` and `supply-orders`: files, folder and address. */
  readonly file: string;
  readonly folder: string;
  /** `supply order` and `supply orders`, in the middle of a sentence. */
  readonly noun: string;
  readonly nouns: string;
}

const camelOf = (kebab: string): string =>
  kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const singularOf = (plural: string): string =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, '');

/** Returns the plural of a word: `kinds`, `statuses`, `categories`. */
export const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

/**
 * Returns the names of a kind of records by its plural, such as `supply-orders`. Throws if it is not written so, or if
 * the singular has to be given.
 */
export function namesOf(plural: string, singular = singularOf(plural)): RecordNames {
  for (const name of [plural, singular])
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new Error(`"${name}" is not written as "supply-orders" is.`);
  if (plural === singular) throw new Error(`Give the singular of "${plural}": -- --one person`);
  const [one, many] = [camelOf(singular), camelOf(plural)];
  return {
    one,
    many,
    type: capital(one),
    types: capital(many),
    file: singular,
    folder: plural,
    noun: singular.replaceAll('-', ' '),
    nouns: plural.replaceAll('-', ' '),
  };
}

const taken = ['name', 'search', 'id', 'owner', 'createdBy', 'createdAt', 'updatedAt'];

/** Reads a field as it is typed: `phone`, `email:email`, `kind:food,venue`. Throws if it is not written so. */
export function fieldOf(typed: string): NewField {
  const [, name = '', rest = 'line'] = /^([a-z][A-Za-z0-9]*)(?::(.+))?$/.exec(typed) ?? [];
  if (name === '')
    throw new Error(`"${typed}" is no field. Write "phone", "email:email" or "kind:food,venue".`);
  if (taken.includes(name)) throw new Error(`Every record has the field "${name}" already.`);
  const label = capital(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  if (rest === 'line' || rest === 'email') return { name, label, type: rest, choices: [] };
  const choices = rest.split(',');
  if (choices.length < 2 || choices.some((choice) => !/^[a-z][a-z0-9-]*$/.test(choice) || choice === 'all'))
    throw new Error(`"${rest}" is neither "line" nor "email" nor a list of choices such as "food,venue".`);
  return { name, label, type: 'choice', choices };
}

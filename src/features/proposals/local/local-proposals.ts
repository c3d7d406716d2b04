/** Prefix of a page's key in `localStorage`; the slug follows (PRO-Q26). */
export const localPrefix = 'acf.proposals.static.bySlug.';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface LocalSection {
  readonly heading: string;
  /** Untrusted HTML. It is converted to rich text before it is shown (PRO-Q28). */
  readonly bodyHtml: string;
}

/** A proposal stored only in this browser. Other stored fields are ignored (PRO-273 to PRO-275). */
export interface LocalProposal {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly sections: readonly LocalSection[];
}

/** Reads from `localStorage`. Returns null if the browser denies access. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const sectionsIn = (value: unknown): readonly LocalSection[] =>
  Array.isArray(value)
    ? value
        .filter(isRecord)
        .map(({ heading, bodyHtml }) => ({ heading: text(heading), bodyHtml: text(bodyHtml) }))
    : [];

/** Returns this browser's proposal for a slug. Undefined if there is none or its JSON is invalid. */
export function readLocalProposal(slug: string): LocalProposal | undefined {
  if (!slugPattern.test(slug)) return undefined;
  const json = stored(localPrefix + slug);
  if (json === null) return undefined;
  try {
    const record: unknown = JSON.parse(json);
    if (!isRecord(record)) return undefined;
    return {
      slug,
      title: text(record['title']) || text(record['proposalTitle']),
      description: text(record['description']),
      clientName: text(record['clientName']),
      clientEmail: text(record['clientEmail']),
      sections: sectionsIn(record['sections']),
    };
  } catch {
    return undefined;
  }
}

/** Returns the slugs of all proposals stored in this browser, including broken ones. */
export function localSlugs(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(localPrefix))
      .map((key) => key.slice(localPrefix.length))
      .filter((slug) => slugPattern.test(slug));
  } catch {
    return [];
  }
}

/**
 * Returns cards for this browser's own proposals, sorted by title (PRO-044 to PRO-046). Skips slugs in
 * `listed`. A proposal that can't be parsed has its slug as title.
 */
export const localCards = (
  listed: readonly string[],
): readonly { readonly slug: string; readonly title: string; readonly description: string }[] =>
  localSlugs()
    .filter((slug) => !listed.includes(slug))
    .map((slug) => {
      const proposal = readLocalProposal(slug);
      return {
        slug,
        title: proposal?.title || slug,
        description: proposal?.description || localDescription,
      };
    })
    .sort((one, other) => one.title.localeCompare(other.title));

const localDescription = 'Static page (local)';

/** A page's own key in the storage of the browser begins with this and ends with its slug (PRO-Q26). */
export const localPrefix = 'acf.proposals.static.bySlug.';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface LocalSection {
  readonly heading: string;
  /** HTML of any origin: it is read into rich text before it is shown (PRO-Q28). */
  readonly bodyHtml: string;
}

/** A proposal that this browser alone has, as far as it is shown; other stored fields are passed over (PRO-273 to PRO-275). */
export interface LocalProposal {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly sections: readonly LocalSection[];
}

/** What the browser keeps, or nothing where it refuses. */
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

/** The proposal that this browser has under a slug; undefined where there is none or its JSON is broken. */
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

/** Every slug under which this browser has something, broken entries among them. */
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
 * Cards of this browser's own proposals for the list, sorted by title (PRO-044 to PRO-046); what the list has already is not
 * repeated, and what cannot be read has its slug for a title.
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

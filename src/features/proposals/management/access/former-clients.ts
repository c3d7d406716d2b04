import type { WithId } from '@/shared/firebase/collection';
import { packageIds } from '@/features/proposals/content/client-proposal';
import {
  mapTexts,
  namelessClient,
  namePattern,
  type NamePlace,
  placesIn,
} from '@/features/proposals/prepared/client-names';
import { parsedContent } from '../content-changes';
import type { ProposalDraft } from '@/features/proposals/schema';
import { fieldLabel } from '../editor/labels';

/** A page and its client, as far as traces of one client are looked for in the text of another. */
export type ClientPage = Pick<
  WithId<ProposalDraft>,
  'id' | 'kind' | 'clientName' | 'clientEmail' | 'content'
>;

/** A trace of another client: a name, an email address, a website or the address of a page. */
export interface FormerClient {
  readonly text: string;
  readonly places: readonly NamePlace[];
}

/** A single word of fewer characters is too often an ordinary word: `Hope`. */
const shortestWord = 5;

/** Ids and pictures, which hold neither names nor addresses. */
const noAddresses: ReadonlySet<string> = new Set(['id', 'data', 'kind', 'type', 'look']);

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

const isTellingName = (name: string): boolean =>
  /\s/.test(name.trim()) || (name.trim().length >= shortestWord && !packageIds.some((id) => same(id, name)));

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns a pattern for an address: no letter, digit, hyphen or dot may continue it into another one. */
const addressPattern = (address: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}@-])${escaped(address)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');

/** Returns the host of a website without `www.`; an empty text for no website. */
function hostOf(site: unknown): string {
  try {
    return typeof site === 'string' ? new URL(site).hostname.replace(/^www\./, '') : '';
  } catch {
    return '';
  }
}

const addressesOf = ({ id, clientEmail, content }: ClientPage): readonly string[] =>
  [
    clientEmail.trim(),
    hostOf(parsedContent(content)['clientSite']),
    // A slug of one word is an ordinary word, too.
    id.includes('-') ? id : `/proposals/${id}`,
  ].filter((address) => address !== '');

const unique = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, place) => texts.findIndex((other) => same(other, text)) === place);

/**
 * Returns the traces of other clients in the text of a page, each with its places. Pages of the same client leave no
 * trace, and neither does a name inside the page's own client's name.
 */
export function formerClientsIn(page: ClientPage, all: readonly ClientPage[]): readonly FormerClient[] {
  const others = all.filter(
    ({ id, kind, clientName }) => id !== page.id && kind !== 'index' && !same(clientName, page.clientName),
  );
  const own = namePattern(page.clientName);
  const ownAddresses = all
    .filter(({ id, clientName }) => id === page.id || same(clientName, page.clientName))
    .flatMap(addressesOf);
  const content = parsedContent(page.content);

  const tracesOf = (text: string, pattern: RegExp | undefined, skip?: ReadonlySet<string>) => {
    const places: NamePlace[] = [];
    if (pattern !== undefined)
      mapTexts(
        content,
        (shown, path) => {
          const hidden = own ? shown.replace(own, (name) => '\uFFFC'.repeat(name.length)) : shown;
          places.push(...placesIn(hidden, path, pattern, shown));
          return shown;
        },
        skip,
      );
    return places.length === 0 ? [] : [{ text, places }];
  };

  const names = unique([namelessClient, ...others.map(({ clientName }) => clientName).filter(isTellingName)]);
  const addresses = unique(others.flatMap(addressesOf)).filter(
    (address) => !ownAddresses.some((each) => same(each, address)),
  );
  return [
    ...names.flatMap((name) => tracesOf(name, namePattern(name))),
    ...addresses.flatMap((address) => tracesOf(address, addressPattern(address), noAddresses)),
  ];
}

/** Returns a name for the part of a page that holds a place: `Hero`, `3. Agenda`. */
export function partOf(
  content: Readonly<Record<string, unknown>>,
  [first, second]: NamePlace['path'],
): string {
  const field = typeof first === 'string' ? first : '';
  const items = content[field];
  if (field !== 'slides' || !Array.isArray(items)) return fieldLabel(field) ?? field;
  const { heading } = (items[Number(second)] ?? {}) as { readonly heading?: unknown };
  return `${Number(second) + 1}. ${typeof heading === 'string' ? heading : ''}`;
}

import type { WithId } from '@/shared/firebase/collection';
import { packageIds } from '@/features/proposals/content/client-proposal';
import {
  mapTexts,
  clientNamePlaceholder,
  namePattern,
  type NameOccurrence,
  occurrencesIn,
} from '@/features/proposals/prepared/client-names';
import { parsedContent } from '../content-changes';
import type { ProposalDraft } from '@/features/proposals/schema';
import { fieldLabel } from '../editor/labels';

/** The page fields that are searched for traces of other clients. */
export type ClientPage = Pick<
  WithId<ProposalDraft>,
  'id' | 'kind' | 'clientName' | 'clientEmail' | 'content'
>;

/** A trace of another client: a name, an email address, a website or a page's slug. */
export interface ClientTrace {
  readonly text: string;
  readonly occurrences: readonly NameOccurrence[];
}

/** The minimum length of a client name of one word. Shorter ones are often ordinary words: `Hope`. */
const minWordLength = 5;

/** Fields with ids and pictures, which hold no names or addresses. */
const noAddresses: ReadonlySet<string> = new Set(['id', 'data', 'kind', 'type', 'look']);

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

const isDistinctiveName = (name: string): boolean =>
  /\s/.test(name.trim()) ||
  (name.trim().length >= minWordLength && !packageIds.some((id) => isSameText(id, name)));

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns a pattern that matches an address, but not as part of a longer one. */
const addressPattern = (address: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}@-])${escaped(address)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');

/** Returns a website's host without `www.`; empty if there is no website. */
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
    // A slug of one word may be an ordinary word, so search for its path.
    id.includes('-') ? id : `/proposals/${id}`,
  ].filter((address) => address !== '');

const unique = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.findIndex((other) => isSameText(other, text)) === index);

/**
 * Returns traces of other clients in a page's content, each with its occurrences. Ignores other pages of the
 * same client, and names that are part of the page's own client name.
 */
export function findClientTraces(page: ClientPage, all: readonly ClientPage[]): readonly ClientTrace[] {
  const others = all.filter(
    ({ id, kind, clientName }) =>
      id !== page.id && kind !== 'index' && !isSameText(clientName, page.clientName),
  );
  const own = namePattern(page.clientName);
  const ownAddresses = all
    .filter(({ id, clientName }) => id === page.id || isSameText(clientName, page.clientName))
    .flatMap(addressesOf);
  const content = parsedContent(page.content);

  const tracesOf = (text: string, pattern: RegExp | undefined, skip?: ReadonlySet<string>) => {
    const occurrences: NameOccurrence[] = [];
    if (pattern !== undefined)
      mapTexts(
        content,
        (shown, path) => {
          const hidden = own ? shown.replace(own, (name) => '\uFFFC'.repeat(name.length)) : shown;
          occurrences.push(...occurrencesIn(hidden, path, pattern, shown));
          return shown;
        },
        skip,
      );
    return occurrences.length === 0 ? [] : [{ text, occurrences }];
  };

  const names = unique([
    clientNamePlaceholder,
    ...others.map(({ clientName }) => clientName).filter(isDistinctiveName),
  ]);
  const addresses = unique(others.flatMap(addressesOf)).filter(
    (address) => !ownAddresses.some((each) => isSameText(each, address)),
  );
  return [
    ...names.flatMap((name) => tracesOf(name, namePattern(name))),
    ...addresses.flatMap((address) => tracesOf(address, addressPattern(address), noAddresses)),
  ];
}

/** Returns the name of the section that contains an occurrence: `Hero`, `3. Agenda`. */
export function partOf(
  content: Readonly<Record<string, unknown>>,
  [first, second]: NameOccurrence['path'],
): string {
  const field = typeof first === 'string' ? first : '';
  const items = content[field];
  if (field !== 'slides' || !Array.isArray(items)) return fieldLabel(field) ?? field;
  const { heading } = (items[Number(second)] ?? {}) as { readonly heading?: unknown };
  return `${Number(second) + 1}. ${typeof heading === 'string' ? heading : ''}`;
}

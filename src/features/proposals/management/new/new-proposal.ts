import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { ComboboxOption } from '@/shared/forms/fields/use-options';
import { emailPattern } from '@/shared/lib/address-patterns';
import * as z from 'zod/mini';
import type { Sender } from '@/features/proposals/content/sender';
import {
  clientNamePlaceholder,
  type NameOccurrence,
  nameOccurrences,
  replaceName,
} from '@/features/proposals/prepared/client-names';
import type { PreparedText } from '@/features/proposals/prepared/prepared-text';
import { indexSlug, slugPattern } from '@/features/proposals/slug';
import type { NewDraft } from '@/features/proposals/changes';
import { parsedContent } from '../content-changes';
import { emptyContent } from '../content-schemas';
import { newProposalTexts as texts } from './new-proposal-texts';
import type { ProposalDraft } from '@/features/proposals/schema';

type PageKind = 'proposal' | 'deck';

/** A contact suggested as a page's client; its label is the client's name. */
interface SuggestedClient extends ComboboxOption {
  /** Empty if the contact has no email. */
  readonly email: string;
}

/** Finds contacts that match a typed client name. */
export type FindClients = (typed: string, signal: AbortSignal) => Promise<readonly SuggestedClient[]>;

/** The text that a new page starts with. */
export interface StartingText {
  readonly kind: PageKind;
  readonly title: string;
  /** The former client's name in the text, to replace with the new one. Empty for an empty page. */
  readonly formerName: string;
  /** Undefined for an empty page. */
  readonly content: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the starting text of an empty page. */
export const emptyStart = (kind: PageKind): StartingText => ({
  kind,
  title: '',
  formerName: '',
  content: undefined,
});

/** Returns an existing page as starting text. */
export const copyStart = ({ kind, title, clientName, content }: WithId<ProposalDraft>): StartingText => ({
  kind: kind === 'deck' ? 'deck' : 'proposal',
  title,
  formerName: clientName,
  content: parsedContent(content),
});

/** Returns the title from the field of the page's kind. */
const titleIn = (content: PreparedText['content']): string =>
  content.kind === 'deck' ? content.presentationTitle : content.proposalTitle;

/** Returns a prepared text as starting text. */
export const preparedStart = ({ content }: PreparedText): StartingText => ({
  kind: content.kind,
  title: titleIn(content),
  formerName: clientNamePlaceholder,
  content: { ...content },
});

/**
 * Returns a free slug from a client's name: `lantern-and-ladder-presentation` for a deck for `Lantern &
 * Ladder`.
 */
export function suggestedSlug(clientName: string, kind: PageKind, taken: ReadonlySet<string>): string {
  const name = clientName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (name === '') return '';
  const suffix = kind === 'deck' ? '-presentation' : '';
  const shortened = (more: string) => name.slice(0, 80 - more.length).replace(/-+$/, '') + more;
  for (let number = 1; ; number += 1) {
    const slug = shortened(number === 1 ? suffix : `${suffix}-${number}`);
    if (!taken.has(slug) && slug !== indexSlug) return slug;
  }
}

const line = (longest: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longest, missing));

/** Returns the schema for a new page's details. It rejects the slugs in `taken`. */
export const detailsSchema = (taken: ReadonlySet<string>) =>
  z.object({
    clientName: line(100, texts.clientMissing),
    clientEmail: z
      .string()
      .check(z.trim(), z.maxLength(254, texts.emailWrong), z.regex(emailPattern, texts.emailWrong)),
    title: line(160, texts.titleMissing),
    slug: z.string().check(
      z.trim(),
      z.regex(slugPattern, texts.slugWrong),
      z.refine((slug) => slug !== indexSlug, texts.slugReserved),
      z.refine((slug) => !taken.has(slug), texts.slugTaken),
    ),
  });
export type Details = z.output<ReturnType<typeof detailsSchema>>;

/** Returns the content without the fields that the details or the new sender replace. */
function bodyOf(content: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { clientName: _, proposalTitle: __, presentationTitle: ___, sender: ____, ...body } = content;
  return body;
}

/** Returns the occurrences of the former client's name in the new page. */
export const formerNameOccurrences = (
  { content, formerName }: StartingText,
  client: string,
): readonly NameOccurrence[] =>
  content === undefined || formerName.trim() === client.trim()
    ? []
    : nameOccurrences(bodyOf(content), formerName);

/** Removes the former client's logo, website and picture from a copied text. */
function withoutFormerClient(content: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { clientLogo: _, clientSite: __, appearance, ...rest } = content;
  if (typeof appearance !== 'object' || appearance === null) return rest;
  const { picture: ___, ...look } = appearance as Readonly<Record<string, unknown>>;
  return { ...rest, appearance: look };
}

/** Returns the administrator as a page's sender. */
const senderOf = ({ displayName, email }: Actor): Sender => ({ name: displayName.trim() || email, email });

/**
 * Returns a new page's draft: the starting text with the former client's name replaced, except at the
 * occurrences in `unreplaced`.
 */
export function newDraft(
  start: StartingText,
  { clientName, clientEmail, title }: Details,
  unreplaced: ReadonlySet<string>,
  actor: Actor,
): NewDraft {
  const fields = {
    clientName,
    clientEmail,
    [start.kind === 'deck' ? 'presentationTitle' : 'proposalTitle']: title,
    sender: senderOf(actor),
  };
  const about = { kind: start.kind, title, clientName, clientEmail };
  if (start.content === undefined) return { ...about, content: emptyContent(start.kind, fields) };
  const isSameClient = start.formerName.trim() === clientName.trim();
  const content = isSameClient
    ? start.content
    : replaceName(withoutFormerClient(start.content), start.formerName, clientName, unreplaced);
  return { ...about, content: JSON.stringify({ ...content, ...fields }) };
}

/** Returns a title with the former client's name replaced. */
export const titleFor = ({ title, formerName }: StartingText, client: string): string =>
  client.trim() === '' ? title : replaceName(title, formerName, client.trim()).slice(0, 160);

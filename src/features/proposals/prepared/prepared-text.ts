import type { ClientProposal } from '../content/client-proposal';
import type { Deck } from '../content/deck';
import { mapTexts, namelessClient } from './client-names';

/** A page written ahead for any client: without a code, a client's name or address, and without amounts. */
export interface PreparedText {
  /** Names the text among the others. */
  readonly id: string;
  /** One line on the text's purpose, for the chooser. */
  readonly summary: string;
  readonly content: ClientProposal | Deck;
}

/** Facts of one client that a prepared text lacks. */
interface ClientFacts {
  readonly clientName: string;
  /** The name inside sentences, if it differs: `the Canadian Cancer Society`. */
  readonly inSentences?: string;
  readonly clientEmail?: string;
  readonly clientSite?: string;
  /** The price of the pilot, for the slides with a budget. */
  readonly amount?: string;
}

/** Returns a prepared text with the facts of one client in their places. */
export function filledIn<C extends ClientProposal | Deck>(
  content: C,
  { clientName, inSentences = clientName, clientEmail = '', clientSite, amount = '' }: ClientFacts,
): C {
  const named = mapTexts(content, (text, path) => {
    if (path.at(-1) === 'amount' && text === '') return amount;
    return text.replaceAll(namelessClient, inSentences);
  });
  return { ...named, clientName, clientEmail, ...(clientSite !== undefined && { clientSite }) };
}

import type { ClientProposal } from '../content/client-proposal';
import type { Deck } from '../content/deck';
import { mapTexts, clientNamePlaceholder } from './client-names';

/** A prepared page for any client, without a code, client name, address or amounts. */
export interface PreparedText {
  /** Unique among the prepared texts. */
  readonly id: string;
  /** The text's purpose in one line, for the chooser. */
  readonly summary: string;
  readonly content: ClientProposal | Deck;
}

/** Facts of one client that a prepared text lacks. */
interface ClientFacts {
  readonly clientName: string;
  /** The name within sentences, if it differs: `the Canadian Cancer Society`. */
  readonly inSentences?: string;
  readonly clientEmail?: string;
  readonly clientSite?: string;
  /** Price of the pilot, for slides with a budget. */
  readonly amount?: string;
}

/** Returns a prepared text with one client's facts filled in. */
export function filledIn<C extends ClientProposal | Deck>(
  content: C,
  { clientName, inSentences = clientName, clientEmail = '', clientSite, amount = '' }: ClientFacts,
): C {
  const named = mapTexts(content, (text, path) => {
    if (path.at(-1) === 'amount' && text === '') return amount;
    return text.replaceAll(clientNamePlaceholder, inSentences);
  });
  return { ...named, clientName, clientEmail, ...(clientSite !== undefined && { clientSite }) };
}

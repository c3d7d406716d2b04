/** A link in the list of proposals. */
export interface IndexCard {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** The content behind the gate of the list: cards in display order. */
export interface IndexContent {
  readonly kind: 'index';
  readonly cards: readonly IndexCard[];
}

const isCard = (card: unknown): card is IndexCard =>
  typeof card === 'object' &&
  card !== null &&
  'slug' in card &&
  'title' in card &&
  'description' in card &&
  [card.slug, card.title, card.description].every((text) => typeof text === 'string');

/** Parses the list's JSON. Returns undefined if it isn't valid. */
export function readIndexContent(json: string): IndexContent | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed !== 'object' || parsed === null || !('kind' in parsed) || !('cards' in parsed))
      return undefined;
    const { kind, cards } = parsed;
    return kind === 'index' && Array.isArray(cards) && cards.every(isCard) ? { kind, cards } : undefined;
  } catch {
    return undefined;
  }
}

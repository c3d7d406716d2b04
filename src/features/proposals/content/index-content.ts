/** A page that the list of proposals leads to. */
export interface IndexCard {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** What stands behind the gate of the list: cards in their order. */
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

/** The list that a JSON text holds; undefined where it is none. */
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

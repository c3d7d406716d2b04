import { formatter } from '@/shared/i18n/format';
import { language } from '@/shared/i18n/language';
import type { ShownDeck } from './shown-deck';
import styles from './slide.module.css';
import { deckTexts as texts } from './texts';

const day = formatter({ dateStyle: 'long' }, language);

/** The number of changes that the cover names; it only counts the rest. */
const maxNamedChanges = 2;

function updateText({ at, changes }: NonNullable<ShownDeck['update']>): string {
  const on = day(new Date(at));
  if (changes.length === 0) return texts.published(on);
  const named = changes.slice(0, maxNamedChanges);
  const others = changes.length - named.length;
  return texts.updated(on, [...named, ...(others > 0 ? [texts.moreChanges(others)] : [])].join(' · '));
}

interface DeckDatesProps {
  readonly update: ShownDeck['update'];
  readonly validUntil: Date | null | undefined;
}

/** Shows when the deck was updated, what changed, and until when it is valid. */
export const DeckDates = ({ update, validUntil }: DeckDatesProps) =>
  update || validUntil ? (
    <div className={styles.dates}>
      {update && <p>{updateText(update)}</p>}
      {validUntil && <p>{texts.validUntil(day(validUntil))}</p>}
    </div>
  ) : undefined;

import type { WithId } from '@/shared/firebase/collection';
import { formatDateTime, formatter } from '@/shared/i18n/format';
import { packageLabel } from './answer-texts';
import styles from '../management.module.css';
import { hasAccess } from '../publishing/publication';
import type { ProposalDraft, Reader } from '@/features/proposals/schema';
import { emptySummary, type ReaderSummary } from './visit-summary';
import { visitTexts as texts } from './visit-texts';

const day = formatter({ month: 'short', day: 'numeric' });

interface VisitPeopleProps {
  readonly draft: ProposalDraft;
  readonly readers: readonly WithId<Reader>[];
  /** Totals of each recipient's visits. */
  readonly summaries: ReadonlyMap<string, ReaderSummary>;
  readonly nameOf: (recipient: string) => string;
  /** True if all visits are loaded. A recipient without any has then never opened the page. */
  readonly hasAllVisits: boolean;
}

/** Lists everyone who has or had access, with their visits and their chosen package. */
export const VisitPeople = ({ draft, readers, summaries, nameOf, hasAllVisits }: VisitPeopleProps) => {
  const records = new Map(readers.map((reader) => [reader.id, reader]));
  const invited = Object.entries(draft.recipients)
    .filter(([, recipient]) => hasAccess(recipient))
    .map(([name]) => name);
  const people = [...new Set([...summaries.keys(), ...records.keys(), ...invited])];
  return (
    <ul className={styles.people} aria-label={texts.people}>
      {people.map((recipient) => {
        const record = records.get(recipient);
        const facts = factsOf(summaries.get(recipient) ?? emptySummary(recipient), {
          firstAt: record?.firstAt ?? null,
          answersOnly: draft.recipients[recipient]?.quiet ?? false,
          hasAllVisits,
        });
        return (
          <li key={recipient} className={styles.card}>
            <div>
              <h3 dir="auto">{nameOf(recipient)}</h3>
              <p className={styles.about}>{facts.join(' · ')}</p>
            </div>
            {record?.chosenAt && <p>{texts.chosen(packageLabel(record.chosen), day(record.chosenAt))}</p>}
          </li>
        );
      })}
    </ul>
  );
};

interface Known {
  readonly firstAt: Date | null;
  readonly answersOnly: boolean;
  readonly hasAllVisits: boolean;
}

function factsOf(summary: ReaderSummary, { firstAt, answersOnly, hasAllVisits }: Known): readonly string[] {
  const { opened, lastOpened, seconds, downloads, shares } = summary;
  const isUnopened = opened === 0 && firstAt === null && hasAllVisits && !answersOnly;
  return [
    ...(opened > 0 ? [texts.opened(opened)] : []),
    // If only answers are stored, the record starts with the first one, so `firstAt` isn't an opening.
    ...(firstAt && !answersOnly && opened !== 1 ? [texts.first(formatDateTime(firstAt))] : []),
    ...(lastOpened ? [texts.last(formatDateTime(lastOpened))] : []),
    ...(seconds > 0 ? [texts.read(texts.seconds(seconds))] : []),
    ...(downloads > 0 ? [texts.downloaded] : []),
    ...(shares > 0 ? [texts.shared] : []),
    ...(isUnopened ? [texts.notOpened] : []),
    ...(answersOnly ? [texts.quiet] : []),
  ];
}

import type { WithId } from '@/shared/firebase/collection';
import { formatDateTime, formatter } from '@/shared/i18n/format';
import { packageLabel } from './answer-texts';
import styles from '../management.module.css';
import { hasAccess } from '../publishing/publication';
import type { ProposalDraft, Reader } from '@/features/proposals/schema';
import { nothingDone, type ReaderSummary } from './visit-summary';
import { visitTexts as texts } from './visit-texts';

const day = formatter({ month: 'short', day: 'numeric' });

interface VisitPeopleProps {
  readonly draft: ProposalDraft;
  readonly readers: readonly WithId<Reader>[];
  /** Totals of each recipient's visits. */
  readonly done: ReadonlyMap<string, ReaderSummary>;
  readonly nameOf: (recipient: string) => string;
  /** True if all visits are loaded. A recipient without any has then never opened the page. */
  readonly isWhole: boolean;
}

/** Lists everyone who has or had access, with their visits and their chosen package. */
export const VisitPeople = ({ draft, readers, done, nameOf, isWhole }: VisitPeopleProps) => {
  const records = new Map(readers.map((reader) => [reader.id, reader]));
  const invited = Object.entries(draft.recipients)
    .filter(([, recipient]) => hasAccess(recipient))
    .map(([name]) => name);
  const people = [...new Set([...done.keys(), ...records.keys(), ...invited])];
  return (
    <ul className={styles.people} aria-label={texts.people}>
      {people.map((recipient) => {
        const record = records.get(recipient);
        const facts = factsOf(done.get(recipient) ?? nothingDone(recipient), {
          firstAt: record?.firstAt ?? null,
          isQuiet: draft.recipients[recipient]?.quiet ?? false,
          isWhole,
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
  readonly isQuiet: boolean;
  readonly isWhole: boolean;
}

function factsOf(summary: ReaderSummary, { firstAt, isQuiet, isWhole }: Known): readonly string[] {
  const { opened, lastOpened, seconds, downloads, shares } = summary;
  const isUnopened = opened === 0 && firstAt === null && isWhole && !isQuiet;
  return [
    ...(opened > 0 ? [texts.opened(opened)] : []),
    // A quiet recipient's record starts with their first answer, so `firstAt` isn't an opening.
    ...(firstAt && !isQuiet && opened !== 1 ? [texts.first(formatDateTime(firstAt))] : []),
    ...(lastOpened ? [texts.last(formatDateTime(lastOpened))] : []),
    ...(seconds > 0 ? [texts.read(texts.seconds(seconds))] : []),
    ...(downloads > 0 ? [texts.downloaded] : []),
    ...(shares > 0 ? [texts.shared] : []),
    ...(isUnopened ? [texts.notOpened] : []),
    ...(isQuiet ? [texts.quiet] : []),
  ];
}

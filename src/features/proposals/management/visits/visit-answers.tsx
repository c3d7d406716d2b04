import type { WithId } from '@/shared/firebase/collection';
import { formatDateTime } from '@/shared/i18n/format';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { newsSentence, clientMessage } from './answer-texts';
import styles from '../management.module.css';
import { maxAnswers } from '@/features/proposals/queries';
import type { Visit } from '@/features/proposals/schema';
import { visitTexts as texts } from './visit-texts';

interface VisitAnswersProps {
  readonly answers: readonly WithId<Visit>[];
  readonly nameOf: (recipient: string) => string;
  /** Headings of the page's sections, by id. */
  readonly headings: ReadonlyMap<string, string>;
}

/** Returns the email address in a request for access, if there is one. */
const addressIn = (message: string): string | undefined =>
  /[^\s<>(),;:@]{1,64}@[^\s<>(),;:]{1,254}/.exec(message)?.[0];

/** Lists choices, questions and requests for access in the clients' own words, newest first. */
export const VisitAnswers = ({ answers, nameOf, headings }: VisitAnswersProps) => (
  <>
    <ul className={styles.people}>
      {answers.map((answer) => (
        <Answer
          key={answer.id}
          answer={answer}
          name={nameOf(answer.recipient)}
          heading={headings.get(answer.section)}
        />
      ))}
    </ul>
    {answers.length >= maxAnswers && <p className={styles.note}>{texts.latestAnswers(maxAnswers)}</p>}
  </>
);

interface AnswerProps {
  readonly answer: Visit;
  readonly name: string;
  readonly heading: string | undefined;
}

const Answer = ({ answer, name, heading }: AnswerProps) => {
  const message = clientMessage(answer);
  const address = answer.what === 'requested' ? addressIn(message) : undefined;
  return (
    <li className={styles.card}>
      <div>
        <h3 dir="auto">{newsSentence(answer, name)}</h3>
        <p className={styles.about}>
          {[
            ...(answer.at ? [formatDateTime(answer.at)] : []),
            ...(heading === undefined ? [] : [texts.about(heading)]),
          ].join(' · ')}
        </p>
      </div>
      {message !== '' && (
        <p className={styles.words} dir="auto">
          {message}
        </p>
      )}
      {address !== undefined && (
        <div>
          <CopyButton text={address} label={texts.copyAddress} />
        </div>
      )}
    </li>
  );
};

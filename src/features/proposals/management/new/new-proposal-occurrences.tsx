import { type ReactNode, useState } from 'react';
import type { FormOutcome } from '@/shared/forms/outcome';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import type { NameOccurrence } from '@/features/proposals/prepared/client-names';
import { partOf } from '../access/former-clients';
import type { StartingText } from './new-proposal';
import { newProposalTexts as texts } from './new-proposal-texts';
import styles from './new-proposal.module.css';
import { OccurrenceSentence } from '../occurrence-sentence';

interface OccurrencesStepProps {
  readonly start: StartingText;
  readonly client: string;
  readonly occurrences: readonly NameOccurrence[];
  readonly onBack: () => void;
  /** Creates the page. `unreplaced` has the keys of occurrences to leave as they are. */
  readonly onCreate: (unreplaced: ReadonlySet<string>) => Promise<FormOutcome>;
}

/** Shows each occurrence of the former client's name. The person can leave some of them unreplaced. */
export const OccurrencesStep = ({ start, client, occurrences, onBack, onCreate }: OccurrencesStepProps) => {
  const [unreplaced, setUnreplaced] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();

  const toggle = (key: string, isReplaced: boolean) => {
    const next = new Set(unreplaced);
    if (isReplaced) next.delete(key);
    else next.add(key);
    setUnreplaced(next);
  };
  const create = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const { tone, message } = await onCreate(unreplaced);
    if (tone === 'error') setProblem(message);
    setIsBusy(false);
  };

  return (
    <form
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <div>
        <p>{texts.places(occurrences.length, start.formerName, client)}</p>
        <p className={styles.note}>{texts.placesHint}</p>
      </div>
      <ul className={styles.places}>
        {occurrences.map((occurrence) => {
          const part = partOf(start.content ?? {}, occurrence.path);
          return (
            <li key={occurrence.key} className={styles.place}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={!unreplaced.has(occurrence.key)}
                  aria-label={`${texts.replaceIn(part)}: ${occurrence.before}${occurrence.found}${occurrence.after}`}
                  onChange={({ target }) => toggle(occurrence.key, target.checked)}
                />
                <span>
                  <small>{part}</small>
                  <OccurrenceSentence occurrence={occurrence} />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <div role="alert">
        {problem !== undefined && (
          <Notice tone="error" announce={false}>
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? texts.creating : texts.create}
        </Button>
      </div>
    </form>
  );
};

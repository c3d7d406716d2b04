import { useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import forms from '@/shared/forms/forms.module.css';
import { lazyCode } from '@/shared/lazy/lazy-code';
import { useLazyCode } from '@/shared/lazy/use-lazy-code';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import type { PreparedText } from '@/features/proposals/prepared/prepared-text';
import { copyStart, emptyStart, preparedStart, type StartingText } from './new-proposal';
import { newProposalTexts as texts } from './new-proposal-texts';
import styles from './new-proposal.module.css';
import type { ProposalDraft } from '@/features/proposals/schema';

type Way = keyof typeof texts.ways;

/** The choice of the first step, kept when the person goes on and comes back. */
export interface Choice {
  readonly way: Way;
  /** Slug of the page to copy. */
  readonly copied: string;
  /** Id of the prepared text. */
  readonly prepared: string;
}

const preparedCode = lazyCode(
  async () => (await import('@/features/proposals/prepared/prepared-texts')).preparedTexts,
);

interface StartStepProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  /** Pages that can be copied. */
  readonly pages: readonly WithId<ProposalDraft>[];
  readonly onCancel: () => void;
  readonly onNext: (start: StartingText) => void;
}

/** Asks for the starting text of a new page. */
export const StartStep = ({ choice, onChoose, pages, onCancel, onNext }: StartStepProps) => {
  const { loaded, failure, retry } = useLazyCode(preparedCode, choice.way === 'prepared');
  const state = loaded ? 'loaded' : failure ? 'failed' : 'loading';
  const [isMissing, setIsMissing] = useState(false);

  const start = (): StartingText | undefined => {
    if (choice.way === 'proposal' || choice.way === 'deck') return emptyStart(choice.way);
    if (choice.way === 'copy') {
      const page = pages.find(({ id }) => id === choice.copied) ?? pages[0];
      return page && copyStart(page);
    }
    const text = loaded?.find(({ id }) => id === choice.prepared);
    return text && preparedStart(text);
  };

  return (
    <form
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = start();
        setIsMissing(chosen === undefined && loaded !== undefined);
        if (chosen) onNext(chosen);
      }}
    >
      <fieldset className={styles.two}>
        <legend>{texts.startWith}</legend>
        {(Object.keys(texts.ways) as Way[]).map((way) => (
          <label key={way} className={styles.choice}>
            <input
              type="radio"
              name="way"
              value={way}
              checked={choice.way === way}
              disabled={way === 'copy' && pages.length === 0}
              onChange={() => onChoose({ ...choice, way })}
            />
            <strong>{texts.ways[way].label}</strong>
            <small>{way === 'copy' && pages.length === 0 ? texts.noCopy : texts.ways[way].about}</small>
          </label>
        ))}
      </fieldset>
      {choice.way === 'copy' && (
        <div className={forms.field}>
          <label className={forms.label} htmlFor="copied-page">
            {texts.copyOf}
          </label>
          <select
            id="copied-page"
            className={forms.control}
            value={choice.copied || pages[0]?.id}
            onChange={({ target }) => onChoose({ ...choice, copied: target.value })}
          >
            {pages.map(({ id, title, clientName }) => (
              <option key={id} value={id}>
                {texts.copyEntry(title, clientName)}
              </option>
            ))}
          </select>
        </div>
      )}
      {choice.way === 'prepared' && (
        <>
          <output>{state === 'loading' && texts.preparedLoading}</output>
          {state === 'failed' && (
            <Notice tone="error">
              <p>{texts.preparedFailed}</p>
              <Button variant="quiet" small onClick={retry}>
                {texts.retry}
              </Button>
            </Notice>
          )}
          {loaded && (
            <PreparedList
              prepared={loaded}
              chosen={choice.prepared}
              onChoose={(id) => {
                setIsMissing(false);
                onChoose({ ...choice, prepared: id });
              }}
            />
          )}
        </>
      )}
      <div role="alert">
        {isMissing && (
          <Notice tone="error" announce={false}>
            <p>{texts.preparedMissing}</p>
          </Notice>
        )}
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit">{texts.next}</Button>
      </div>
    </form>
  );
};

interface PreparedListProps {
  readonly prepared: readonly PreparedText[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const PreparedList = ({ prepared, chosen, onChoose }: PreparedListProps) => (
  <fieldset className={styles.choices}>
    <legend>{texts.prepared}</legend>
    {prepared.map((text) => {
      const { kind, title } = preparedStart(text);
      return (
        <label key={text.id} className={styles.choice}>
          <input
            type="radio"
            name="prepared"
            value={text.id}
            checked={chosen === text.id}
            onChange={() => onChoose(text.id)}
          />
          <strong>{title}</strong>
          <span className={styles.kind}>{texts.kind[kind]}</span>
          <small>{text.summary}</small>
        </label>
      );
    })}
  </fieldset>
);

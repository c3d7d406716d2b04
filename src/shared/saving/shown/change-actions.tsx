import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { enteredFields } from '../change';
import { ClashDialog } from './clash-dialog';
import { currentSaving } from '../current';
import { fieldKey } from '../outbox/queue';
import type { PendingChange } from '../saving';
import styles from './saving.module.css';
import { labelOf, savingTexts } from './texts';

interface ChangeActionsProps {
  readonly change: PendingChange;
}

/**
 * Renders the actions for an unsaved change: send it, resolve a conflict, correct or copy its texts, discard
 * it.
 */
export const ChangeActions = ({ change }: ChangeActionsProps) => {
  const [isComparing, setIsComparing] = useState(false);
  const [asks, setAsks] = useState(false);
  const wasAsked = useRef(false);
  const actions = useRef<HTMLDivElement>(null);
  const saving = currentSaving();

  useEffect(() => {
    if (asks === wasAsked.current) return;
    wasAsked.current = asks;
    // The pressed button has unmounted. Moves the focus to the safe answer, and afterwards back to the button
    // that asked.
    const buttons = actions.current?.querySelectorAll('button') ?? [];
    [...buttons].at(asks ? 0 : -1)?.focus();
  }, [asks]);

  if (asks)
    return (
      <div ref={actions} className={styles.actions}>
        <p role="alert" className={styles.question}>
          {savingTexts.discardQuestion}
        </p>
        <Button variant="quiet" small onClick={() => setAsks(false)}>
          {savingTexts.keep}
        </Button>
        <Button variant="danger" small onClick={() => void saving?.discard(change.id)}>
          {savingTexts.discardNow}
        </Button>
      </div>
    );

  return (
    <>
      <div ref={actions} className={styles.actions}>
        {change.state === 'clash' && (
          <Button small onClick={() => setIsComparing(true)}>
            {savingTexts.compare}
          </Button>
        )}
        {change.state === 'refused' && (
          <Button variant="quiet" small onClick={() => void saving?.resend(change.id)}>
            {savingTexts.sendAgain}
          </Button>
        )}
        {(change.state === 'waiting' || change.state === 'sending') && (
          <Button variant="quiet" small onClick={() => saving?.hurry()}>
            {savingTexts.sendNow}
          </Button>
        )}
        <Button variant="quiet" small onClick={() => setAsks(true)}>
          {savingTexts.discard}
        </Button>
      </div>
      <EnteredTexts change={change} />
      <ClashDialog change={change} open={isComparing} onClose={() => setIsComparing(false)} />
    </>
  );
};

/** Returns the texts of a change by field key, for correcting them. Leaves out values chosen from a list. */
function textsOf({ parts, labels }: PendingChange['change']): { key: string; label: string; text: string }[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'create' && part.kind !== 'patch') return [];
    const fields = part.kind === 'patch' ? part.patch : part.fields;
    return enteredFields(fields).flatMap((field) => {
      const text = fields[field];
      const isText = typeof text === 'string' && typeof labels?.[field] === 'string';
      return isText ? [{ key: fieldKey({ ...part, field }), label: labelOf(labels, field), text }] : [];
    });
  });
}

const EnteredTexts = ({ change }: { readonly change: PendingChange }) => {
  const texts = textsOf(change.change);
  if (texts.length === 0) return null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const corrected = texts.map(({ key, text }) => {
      const typed = entered.get(key);
      // A textarea in a submitted form has CRLF line ends.
      return [key, typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : text] as const;
    });
    void currentSaving()?.correct(change.id, Object.fromEntries(corrected));
  };

  return (
    <details className={styles.texts}>
      <summary>{savingTexts.showText}</summary>
      <form onSubmit={submit}>
        {texts.map(({ key, label, text }) => (
          <div key={key} className={styles.text}>
            <label>
              {label}
              <textarea name={key} defaultValue={text} rows={3} readOnly={change.attempted} />
            </label>
            <CopyButton text={text} label={savingTexts.copy(label)} />
          </div>
        ))}
        {!change.attempted && (
          <Button type="submit" variant="quiet" small>
            {savingTexts.correct}
          </Button>
        )}
      </form>
    </details>
  );
};

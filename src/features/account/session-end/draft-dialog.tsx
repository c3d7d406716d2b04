import { useEffect, useId, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { sessionEnd } from './texts';
import { forgetDraft, keepDraft, type DraftField, draftOf } from './draft-storage';
import styles from './draft-dialog.module.css';
import { captureDraft } from './draft-capture';

interface KeptTextDialogProps {
  readonly uid: string;
  /** Tells that a session ended by itself, while its screens still stand; returns the way to stop. */
  readonly onSessionLost: (listener: (uid: string) => void) => () => void;
}

/**
 * Stands beside the screens of a signed-in person: keeps what they have typed when their session ends by itself, and
 * gives it back when the same person has signed in again in this tab. Nobody else is shown it.
 */
export const DraftDialog = ({ uid, onSessionLost }: KeptTextDialogProps) => {
  const [fields] = useState(() => draftOf(uid));
  const [isOpen, setIsOpen] = useState(fields.length > 0);

  useEffect(() => {
    const typing = captureDraft(document);
    const stop = onSessionLost((whose) => keepDraft(whose, typing.typed()));
    return () => {
      stop();
      typing.stop();
    };
  }, [onSessionLost]);

  if (fields.length === 0) return null;
  const close = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={sessionEnd.title}
      actions={
        <>
          <Button onClick={close}>{sessionEnd.later}</Button>
          <Button
            variant="quiet"
            onClick={() => {
              forgetDraft();
              close();
            }}
          >
            {sessionEnd.forget}
          </Button>
        </>
      }
    >
      {isOpen && (
        <div className={styles.texts}>
          <p>{sessionEnd.lead}</p>
          {fields.map((field, place) => (
            // The list never changes, and two fields may be alike.
            // oxlint-disable-next-line react/no-array-index-key
            <DraftText key={place} field={field} />
          ))}
        </div>
      )}
    </Dialog>
  );
};

const DraftText = ({ field: { label, text } }: { readonly field: DraftField }) => {
  const id = useId();
  return (
    <div className={styles.text}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly rows={text.includes('\n') || text.length > 80 ? 4 : 1} value={text} />
      <CopyButton text={text} label={sessionEnd.copy(label)} />
    </div>
  );
};

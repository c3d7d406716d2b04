import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import forms from '@/shared/forms/forms.module.css';
import { typedLink } from '../links';
import { richTextTexts } from '../texts';
import styles from './editor.module.css';

export interface LinkTarget {
  /** The link's current address, or an empty string for a new link. */
  readonly address: string;
  readonly text: string;
}

interface LinkDialogProps {
  /** The address and text of the link. Undefined while the dialog is closed. */
  readonly target: LinkTarget | undefined;
  /** Called with a validated address. */
  readonly onSave: (link: LinkTarget) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Renders a dialog for a link's address, and for its text if none is selected (WRK-277, WRK-Q74). */
export const LinkDialog = ({ target, onSave, onRemove, onClose }: LinkDialogProps) => {
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);

  const close = () => {
    setIsWrong(false);
    onClose();
  };
  const save = () => {
    const checked = typedLink(address.current?.value ?? '');
    setIsWrong(checked === undefined);
    if (checked === undefined) address.current?.focus();
    else
      onSave({ address: checked, text: text.current?.value.trim() || (address.current?.value.trim() ?? '') });
  };
  // The editor is inside a form, which Enter would submit.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };

  return (
    <Dialog
      open={target !== undefined}
      onClose={close}
      title={target?.address ? richTextTexts.changeLink : richTextTexts.newLink}
      actions={
        <>
          <Button variant="quiet" small onClick={close}>
            {richTextTexts.cancel}
          </Button>
          {target?.address && (
            <Button variant="quiet" small onClick={onRemove}>
              {richTextTexts.removeLink}
            </Button>
          )}
          <Button small onClick={save}>
            {richTextTexts.saveLink}
          </Button>
        </>
      }
    >
      {target !== undefined && (
        <div className={styles.linkFields}>
          <div className={forms.field}>
            <label className={forms.label} htmlFor={`${id}-address`}>
              {richTextTexts.address}
            </label>
            <input
              ref={address}
              id={`${id}-address`}
              className={forms.control}
              inputMode="url"
              autoComplete="off"
              defaultValue={target.address.replace(/^mailto:/, '')}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${id}-wrong` : undefined}
              onKeyDown={handleKey}
            />
            <div role="alert">
              {isWrong && (
                <p id={`${id}-wrong`} className={forms.errors}>
                  {richTextTexts.wrongAddress}
                </p>
              )}
            </div>
          </div>
          {target.text === '' && (
            <div className={forms.field}>
              <label className={forms.label} htmlFor={`${id}-text`}>
                {richTextTexts.linkText}
              </label>
              <input ref={text} id={`${id}-text`} className={forms.control} onKeyDown={handleKey} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
};

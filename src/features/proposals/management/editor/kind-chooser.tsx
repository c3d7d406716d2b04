import { type ReactNode, useId, useState } from 'react';
import forms from '@/shared/forms/forms.module.css';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import styles from './editor.module.css';
import { KindSketch } from './kind-sketch';
import { kindLabel } from './labels';
import { editorTexts as texts } from './texts';

interface KindChooserProps {
  readonly title: string;
  readonly kinds: readonly string[];
  /** True to ask for the heading of the new slide too. */
  readonly asksForHeading?: boolean;
  readonly onChoose: (kind: string, heading: string) => void;
  readonly onClose: () => void;
}

/** Asks for the kind of slide or block to add. Shows each kind as a sketch. */
export const KindChooser = ({ title, kinds, asksForHeading, onChoose, onClose }: KindChooserProps) => {
  const id = useId();
  const [heading, setHeading] = useState('');
  return (
    <Dialog open isWide onClose={onClose} title={title}>
      <div className={styles.stack}>
        {asksForHeading && (
          <div className={forms.field}>
            <label className={forms.label} htmlFor={id}>
              {texts.slideHeading}
            </label>
            <p id={`${id}-hint`} className={forms.hint}>
              {texts.slideHeadingHint}
            </p>
            <input
              id={id}
              className={forms.control}
              value={heading}
              aria-describedby={`${id}-hint`}
              autoComplete="off"
              onChange={({ target }) => setHeading(target.value)}
              onKeyDown={(event) => {
                // The dialog is inside the editor's form, which Enter would submit.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          </div>
        )}
        <Kinds label={asksForHeading ? texts.slideKinds : texts.blockKinds}>
          {kinds.map((kind) => (
            <li key={kind}>
              <button type="button" className={styles.kind} onClick={() => onChoose(kind, heading)}>
                <KindSketch kind={kind} />
                {kindLabel(kind)}
              </button>
            </li>
          ))}
        </Kinds>
        <div>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

const Kinds = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul aria-label={label} className={styles.kinds}>
    {children}
  </ul>
);

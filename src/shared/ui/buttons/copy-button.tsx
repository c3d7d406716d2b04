import { useState } from 'react';
import { Button } from './button';
import styles from './copy-button.module.css';
import { Icon } from '../graphics/icons';
import { VisuallyHidden } from '../visually-hidden';

interface CopyButtonProps {
  readonly text: string;
  /** The accessible name, which says what is copied: "Copy the prompt". */
  readonly label: string;
}

const words = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying was refused by the browser. Select the text and copy it by hand.',
} as const;

/** Renders a button that copies a text to the clipboard and says whether that worked. */
export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const [state, setState] = useState<keyof typeof words>('idle');

  const copy = () => {
    // Cleared first, because a live region announces a second press only if its text changes.
    setState('idle');
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  };

  return (
    <span className={styles.copy}>
      <Button variant="quiet" small onClick={copy} onBlur={() => setState('idle')}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? 'Copied' : label}
      </Button>
      <output>{state === 'failed' ? words.failed : <VisuallyHidden>{words[state]}</VisuallyHidden>}</output>
    </span>
  );
};

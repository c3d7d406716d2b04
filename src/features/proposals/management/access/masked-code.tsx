import { useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import styles from '../management.module.css';
import { proposalTexts as texts } from '../texts';

/** Shows a code only while its toggle button is pressed. */
export const MaskedCode = ({ code }: { readonly code: string }) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.row}>
      <code>{isShown ? code : texts.hidden}</code>
      <Button variant="quiet" small aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
      </Button>
    </span>
  );
};

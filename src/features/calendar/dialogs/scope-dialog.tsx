import { useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { maxExceptions, type Scope } from '../dates/series';
import styles from './sharing-dialog.module.css';
import { calendarTexts as texts, scopeLabels } from '../texts';

interface ScopeDialogProps {
  readonly kind: 'change' | 'deletion';
  readonly offered: readonly Scope[];
  readonly onChoose: (scope: Scope) => void;
  readonly onClose: () => void;
}

/** Asks which occurrences of a repeated event a change applies to. */
export const ScopeDialog = ({ kind, offered, onChoose, onClose }: ScopeDialogProps) => {
  const [scope, setScope] = useState<Scope>(offered[0] ?? 'all');
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.scopeTitle[kind]}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" small onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant={kind === 'deletion' ? 'danger' : 'primary'} small onClick={() => onChoose(scope)}>
            {kind === 'deletion' ? texts.delete : texts.continue}
          </Button>
        </>
      }
    >
      {kind === 'deletion' && <p>{texts.deleteQuestion}</p>}
      {offered.length > 1 && !offered.includes('this') && <p>{texts.noMoreSingles(maxExceptions)}</p>}
      {offered.length > 1 ? (
        <fieldset className={styles.scopes}>
          <legend>{texts.scopeQuestion[kind]}</legend>
          {offered.map((each) => (
            <label key={each}>
              <input type="radio" name="scope" checked={scope === each} onChange={() => setScope(each)} />
              {scopeLabels[each]}
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{texts.onlyAll}</p>
      )}
    </Dialog>
  );
};

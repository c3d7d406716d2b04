import { useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { type Scope, scopes } from '../dates/series';
import styles from './sharing-dialog.module.css';
import { calendarTexts as texts, scopeLabels } from '../texts';

interface ScopeDialogProps {
  readonly kind: 'change' | 'deletion';
  /** Whether single dates may be chosen. */
  readonly maySplit: boolean;
  readonly onChoose: (scope: Scope) => void;
  readonly onClose: () => void;
}

/** Asks which dates of a repeated event are meant. */
export const ScopeDialog = ({ kind, maySplit, onChoose, onClose }: ScopeDialogProps) => {
  const [scope, setScope] = useState<Scope>(maySplit ? 'this' : 'all');
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
      {maySplit ? (
        <fieldset className={styles.scopes}>
          <legend>{texts.scopeQuestion[kind]}</legend>
          {scopes.map((each) => (
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

import { type FormEvent, useId } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { ShortTime } from '@/shared/lists/short-time';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import styles from './saving.module.css';
import { type ClashField, fieldKey } from '../outbox/queue';
import { currentSaving } from '../current';
import type { PendingChange } from '../saving';
import { labelOf, savingTexts, theirsOf, valueText, whoOf } from './texts';

interface ClashDialogProps {
  readonly change: PendingChange;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Lets the person choose for each conflicting field, showing my value, their value and the one before. */
export const ClashDialog = ({ change, open, onClose }: ClashDialogProps) => {
  const formId = useId();
  const { stuck } = change;
  if (stuck?.kind !== 'clash') return null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const choices = stuck.fields.map((field) => {
      const key = fieldKey(field);
      return [key, chosen.get(key) === 'mine' ? 'mine' : 'theirs'] as const;
    });
    void currentSaving()?.resolve(change.id, Object.fromEntries(choices));
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={savingTexts.clashTitle}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {savingTexts.later}
          </Button>
          <Button type="submit" form={formId}>
            {savingTexts.choose(stuck.fields.length)}
          </Button>
        </>
      }
    >
      <p>{change.change.what}</p>
      <p className={styles.soft}>
        {savingTexts.clashLead(whoOf(stuck.fields[0]?.changer), stuck.fields.length)}
      </p>
      <form id={formId} className={styles.clashes} onSubmit={submit}>
        <Stack gap={5}>
          {stuck.fields.map((field) => (
            <ClashChoice key={fieldKey(field)} clash={field} labels={change.change.labels} />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
};

interface ClashChoiceProps {
  readonly clash: ClashField;
  readonly labels: PendingChange['change']['labels'];
}

const ClashChoice = ({ clash, labels }: ClashChoiceProps) => {
  const { field, changer } = clash;
  return (
    <Stack as="fieldset" gap={2} className={styles.clash}>
      <legend>{labelOf(labels, field)}</legend>
      {(['mine', 'theirs'] as const).map((whose) => (
        <label key={whose} className={styles.version}>
          <input type="radio" name={fieldKey(clash)} value={whose} required />
          <span className={styles.whose}>
            {whose === 'mine' ? savingTexts.mine : theirsOf(changer)}
            {whose === 'theirs' && changer?.at && (
              <>
                {', '}
                <ShortTime time={changer.at} />
              </>
            )}
          </span>{' '}
          <span className={styles.value}>{valueText(labels, field, clash[whose])}</span>
        </label>
      ))}
      <p className={styles.was}>
        <span className={styles.whose}>{savingTexts.before}</span>
        <span className={styles.value}>{valueText(labels, field, clash.base)}</span>
      </p>
    </Stack>
  );
};

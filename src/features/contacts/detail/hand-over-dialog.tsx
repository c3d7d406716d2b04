import * as z from 'zod/mini';
import { moveContact } from '@/contracts/contacts';
import { callApi } from '@/shared/api/call';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { SelectField } from '@/shared/forms/fields/select-field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { callOutcome } from '@/shared/outcomes/form-outcome';
import { useColleagues } from '@/shared/people/colleagues';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { type Contact, nameOf } from '../schema';
import styles from './contact-screen.module.css';
import { handOverTexts as texts } from './texts';

const schema = z.object({ ownerId: z.string().check(z.minLength(1, texts.ownerMissing)) });

interface HandOverDialogProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
  readonly onClose: () => void;
}

/**
 * Transfers a contact with its notes and e-mails to another owner. Only administrators may do it. The API
 * does it because the records do not fit in one batch.
 */
export const HandOverDialog = ({ actor, contact, onClose }: HandOverDialogProps) => {
  const { colleagues } = useColleagues(actor);
  const name = nameOf(contact);
  const people = [
    { value: actor.uid, label: texts.me },
    ...colleagues.map(({ uid, name: label }) => ({ value: uid, label })),
  ].filter(({ value }) => value !== contact.ownerId);

  const submit = async (body: { ownerId: string }): Promise<FormOutcome> => {
    const person = people.find(({ value }) => value === body.ownerId)?.label ?? '';
    const outcome = await callOutcome(() => callApi(moveContact, { params: { id: contact.id }, body }), {
      done: texts.done(name, person),
      failed: texts.failed,
    });
    if (outcome.tone === 'success') onClose();
    return outcome;
  };

  return (
    <Dialog open onClose={onClose} title={texts.title(name)}>
      <Form schema={schema} initial={{ ownerId: '' }} onSubmit={submit} label={texts.title(name)}>
        <p>{texts.consequence}</p>
        <SelectField
          name="ownerId"
          label={texts.owner}
          options={[{ value: '', label: texts.choose }, ...people]}
        />
        <div className={styles.buttons}>
          <SubmitButton savingLabel={texts.busy}>{texts.confirm}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};

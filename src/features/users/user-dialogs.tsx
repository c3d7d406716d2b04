import { useState } from 'react';
import { deleteUser, updateUser } from '@/contracts/users';
import { callApi } from '@/shared/api/call';
import { ApiError } from '@/shared/api/send';
import type { Actor } from '@/shared/auth/actor';
import { passwordStrength } from '@/shared/auth/password-strength';
import { type Profile, roles } from '@/shared/auth/profile';
import type { WithId } from '@/shared/firebase/collection';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import { SelectField } from '@/shared/forms/fields/select-field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { useWhileMounted } from '@/shared/lib/use-while-mounted';
import { useColleagues } from '@/shared/people/colleagues';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { showMessage } from '@/shared/ui/workspace/messages';
import { createAccount, failureText } from './accounts';
import { deletionSchema, invitationSchema, passwordUserSchema, standingSchema } from './schema';
import { roleLabels, statusLabels, userTexts } from './texts';
import styles from './users.module.css';

const { newUser, editUser, deleteUser: deletion, failed } = userTexts;

/** A user as the table has it. */
export type User = WithId<Profile>;

const roleOptions = roles.toReversed().map((value) => ({ value, label: roleLabels[value] }));
const statusOptions = (['active', 'inactive'] as const).map((value) => ({
  value,
  label: statusLabels[value],
}));

/** A failed submission: what the server says of single fields stands beside them. */
function outcomeOf(error: unknown, otherwise: string): FormOutcome {
  const fieldErrors = error instanceof ApiError ? error.fields : {};
  const hasFields = Object.keys(fieldErrors).length > 0;
  return { tone: 'error', fieldErrors, message: hasFields ? undefined : failureText(error, otherwise) };
}

interface NewUserDialogProps {
  readonly onClose: () => void;
}

interface NewUserValues {
  readonly email: string;
  readonly displayName: string;
  readonly role: 'admin' | 'regular';
  readonly password?: string;
}

/** Creates a user, by an invitation unless a password is set (WRK-480, WRK-483, WRK-Q126). */
export const NewUserDialog = ({ onClose }: NewUserDialogProps) => {
  const close = useWhileMounted(onClose);
  const [hasPassword, setHasPassword] = useState(false);
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);

  const submit = async (user: NewUserValues): Promise<FormOutcome> => {
    try {
      const { invited } = await createAccount(user, { onRetry: setAttempt });
      if (invited === false) showMessage('error', userTexts.notInvited(user.email));
      else showMessage('success', (invited ? userTexts.invited : newUser.created)(user.email));
    } catch (error) {
      return outcomeOf(error, failed.create);
    } finally {
      setAttempt(0);
    }
    close();
    return { tone: 'success' };
  };

  return (
    <Dialog open onClose={onClose} title={newUser.title}>
      <Form
        schema={hasPassword ? passwordUserSchema : invitationSchema}
        initial={{ email: '', displayName: '', role: 'regular' }}
        onSubmit={submit}
        label={newUser.title}
      >
        <Field name="email" label={newUser.email} type="email" autoComplete="off" spellCheck={false} />
        <Field
          name="displayName"
          label={newUser.name}
          hint={newUser.nameHint}
          autoComplete="off"
          autoCapitalize="words"
          required={false}
        />
        <SelectField name="role" label={newUser.role} options={roleOptions} />
        <fieldset className={styles.choice}>
          <legend>{newUser.how}</legend>
          {[
            { isChosen: !hasPassword, label: newUser.invitation, value: false },
            { isChosen: hasPassword, label: newUser.withPassword, value: true },
          ].map(({ isChosen, label, value }) => (
            <label key={label}>
              <input type="radio" name="access" checked={isChosen} onChange={() => setHasPassword(value)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {hasPassword && (
          // Only follows the events of the field inside; it is not operated itself.
          <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
            <Field
              name="password"
              label={newUser.password}
              hint={newUser.passwordHint}
              autoComplete="new-password"
              autoCapitalize="off"
              spellCheck={false}
            />
            <output className={styles.strength}>
              {typed !== '' && `${newUser.strength} ${newUser.levels[passwordStrength(typed)]}.`}
            </output>
          </div>
        )}
        <output className={styles.strength}>{attempt > 0 && newUser.retrying(attempt)}</output>
        <div className={styles.buttons}>
          <SubmitButton savingLabel={newUser.saving}>{newUser.save}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {userTexts.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};

interface UserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Changes role and status of another user (WRK-480, WRK-490). */
export const EditUserDialog = ({ user, onClose }: UserDialogProps) => {
  const close = useWhileMounted(onClose);
  const submit = async (body: {
    role: 'admin' | 'regular';
    status: 'active' | 'inactive';
  }): Promise<FormOutcome> => {
    try {
      await callApi(updateUser, { params: { uid: user.id }, body });
    } catch (error) {
      return outcomeOf(error, failed.update);
    }
    showMessage('success', editUser.saved(user.email));
    close();
    return { tone: 'success' };
  };
  return (
    <Dialog open onClose={onClose} title={editUser.title(user.email)}>
      <Form
        schema={standingSchema}
        initial={{ role: user.role ?? 'regular', status: user.status }}
        onSubmit={submit}
        label={editUser.title(user.email)}
      >
        <FieldRow>
          <SelectField name="role" label={editUser.role} options={roleOptions} />
          <SelectField name="status" label={editUser.status} options={statusOptions} hint={editUser.hint} />
        </FieldRow>
        <div className={styles.buttons}>
          <SubmitButton savingLabel={editUser.saving}>{editUser.save}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {userTexts.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};

/** Deletes another user, and asks who takes over what they looked after (WRK-480, WRK-Q127). */
export const DeleteUserDialog = ({ user, actor, onClose }: UserDialogProps & { readonly actor: Actor }) => {
  const close = useWhileMounted(onClose);
  const { colleagues } = useColleagues(actor);
  const heirs = [
    { value: actor.uid, label: `${actor.displayName || actor.email} (${userTexts.you})` },
    ...colleagues.filter(({ uid }) => uid !== user.id).map(({ uid, name }) => ({ value: uid, label: name })),
  ];
  const submit = async (query: { heir: string }): Promise<FormOutcome> => {
    try {
      await callApi(deleteUser, { params: { uid: user.id }, query });
    } catch (error) {
      return outcomeOf(error, failed.delete);
    }
    showMessage('success', deletion.deleted(user.email));
    close();
    return { tone: 'success' };
  };
  return (
    <Dialog open onClose={onClose} title={deletion.title} role="alertdialog">
      <Form schema={deletionSchema} initial={{ heir: actor.uid }} onSubmit={submit} label={deletion.title}>
        <div className={styles.question}>
          <p>{deletion.question(user.email)}</p>
          <p>{deletion.hint}</p>
        </div>
        <SelectField name="heir" label={deletion.heir} hint={deletion.heirHint} options={heirs} />
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={onClose}>
            {userTexts.cancel}
          </Button>
          <SubmitButton savingLabel={deletion.busy} variant="danger">
            {deletion.confirm}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

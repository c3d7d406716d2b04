import { useState } from 'react';
import { updateUser } from '@/contracts/users';
import { callApi } from '@/shared/api/call';
import { passwordStrength } from '@/shared/auth/password-strength';
import { type Profile, roles } from '@/shared/auth/profile';
import type { WithId } from '@/shared/firebase/collection';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import { SelectField } from '@/shared/forms/fields/select-field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { useWhileMounted } from '@/shared/hooks/use-while-mounted';
import { callOutcome } from '@/shared/outcomes/form-outcome';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { createAccount } from './accounts';
import { invitationSchema, passwordUserSchema, accountAccessSchema } from './schema';
import { roleLabels, statusLabels, userTexts } from './texts';
import styles from './users.module.css';

const { newUser, editUser, failed } = userTexts;

/** A row of the table. */
export type User = WithId<Profile>;

const roleOptions = roles.toReversed().map((value) => ({ value, label: roleLabels[value] }));
const statusOptions = (['active', 'inactive'] as const).map((value) => ({
  value,
  label: statusLabels[value],
}));

interface NewUserDialogProps {
  readonly onClose: () => void;
}

interface NewUserValues {
  readonly email: string;
  readonly displayName: string;
  readonly role: 'admin' | 'regular';
  readonly password?: string;
}

/** Creates a user and sends an invitation, or sets a password instead (WRK-480, WRK-483, WRK-Q126). */
export const NewUserDialog = ({ onClose }: NewUserDialogProps) => {
  const close = useWhileMounted(onClose);
  const [hasPassword, setHasPassword] = useState(false);
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);

  const submit = async (user: NewUserValues): Promise<FormOutcome> => {
    const create = async () => {
      const { invited } = await createAccount(user, { onRetry: setAttempt });
      if (invited === false) showMessage('error', userTexts.notInvited(user.email));
      else showMessage('success', (invited ? userTexts.invited : newUser.created)(user.email));
    };
    const outcome = await callOutcome(create, { failed: failed.create });
    setAttempt(0);
    if (outcome.tone === 'success') close();
    return outcome;
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
        <Stack as="fieldset" gap={2} className={styles.choice}>
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
        </Stack>
        {hasPassword && (
          // Only listens to events of the field inside; it isn't interactive itself.
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
        <Actions>
          <SubmitButton savingLabel={newUser.saving}>{newUser.save}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {userTexts.cancel}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
};

export interface UserDialogProps {
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
    const outcome = await callOutcome(() => callApi(updateUser, { params: { uid: user.id }, body }), {
      done: editUser.saved(user.email),
      failed: failed.update,
    });
    if (outcome.tone === 'success') close();
    return outcome;
  };
  return (
    <Dialog open onClose={onClose} title={editUser.title(user.email)}>
      <Form
        schema={accountAccessSchema}
        initial={{ role: user.role ?? 'regular', status: user.status }}
        onSubmit={submit}
        label={editUser.title(user.email)}
      >
        <FieldRow>
          <SelectField name="role" label={editUser.role} options={roleOptions} />
          <SelectField name="status" label={editUser.status} options={statusOptions} hint={editUser.hint} />
        </FieldRow>
        <Actions>
          <SubmitButton savingLabel={editUser.saving}>{editUser.save}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {userTexts.cancel}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
};

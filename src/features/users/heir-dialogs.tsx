import type { ReactNode } from 'react';
import { deleteUser, handOverUser } from '@/contracts/users';
import { callApi } from '@/shared/api/call';
import type { Actor } from '@/shared/auth/actor';
import { SelectField } from '@/shared/forms/fields/select-field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { useWhileMounted } from '@/shared/hooks/use-while-mounted';
import { callOutcome } from '@/shared/outcomes/form-outcome';
import { useColleagues } from '@/shared/people/colleagues';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import { heirSchema } from './schema';
import { userTexts } from './texts';
import type { UserDialogProps } from './user-dialogs';

const { deleteUser: deletion, handOverUser: handOver, failed } = userTexts;

interface HeirDialogProps extends UserDialogProps {
  readonly actor: Actor;
}

interface HeirFormProps extends HeirDialogProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly submit: ReactNode;
  /** Does the action. Resolves with the success message, and rejects with the failure. */
  readonly onHeir: (heir: string) => Promise<string>;
  /** Fallback message for a failure that the server doesn't explain. */
  readonly fallbackMessage: string;
}

/** Asks who takes over. No one is preselected, so that records can't go to the wrong person by one click. */
const HeirForm = ({ user, actor, onClose, title, about, submit, onHeir, fallbackMessage }: HeirFormProps) => {
  const close = useWhileMounted(onClose);
  const { colleagues } = useColleagues(actor);
  const heirs = [
    { value: actor.uid, label: `${actor.displayName || actor.email} (${userTexts.you})` },
    ...colleagues.filter(({ uid }) => uid !== user.id).map(({ uid, name }) => ({ value: uid, label: name })),
  ];
  const save = async ({ heir }: { heir: string }): Promise<FormOutcome> => {
    const outcome = await callOutcome(() => onHeir(heir), { done: (text) => text, failed: fallbackMessage });
    if (outcome.tone === 'success') close();
    return outcome;
  };
  return (
    <Dialog open onClose={onClose} title={title} role="alertdialog">
      <Form schema={heirSchema} initial={{ heir: '' }} onSubmit={save} label={title}>
        <Stack gap={2}>{about}</Stack>
        <SelectField
          name="heir"
          label={deletion.heir}
          hint={deletion.heirHint}
          options={heirs}
          placeholder={userTexts.chooseHeir}
        />
        <Actions>
          <Button variant="quiet" onClick={onClose}>
            {userTexts.cancel}
          </Button>
          {submit}
        </Actions>
      </Form>
    </Dialog>
  );
};

/** Deletes another user, and asks who takes over their records (WRK-480, WRK-Q127). */
export const DeleteUserDialog = (props: HeirDialogProps) => (
  <HeirForm
    {...props}
    title={deletion.title}
    about={
      <>
        <p>{deletion.question(props.user.email)}</p>
        <p>{deletion.hint}</p>
      </>
    }
    submit={
      <SubmitButton savingLabel={deletion.busy} variant="danger">
        {deletion.confirm}
      </SubmitButton>
    }
    onHeir={async (heir) => {
      await callApi(deleteUser, { params: { uid: props.user.id }, query: { heir } });
      return deletion.deleted(props.user.email);
    }}
    fallbackMessage={failed.delete}
  />
);

/** Hands over all records of another user. The account stays. */
export const HandOverDialog = (props: HeirDialogProps) => (
  <HeirForm
    {...props}
    title={handOver.title}
    about={
      <>
        <p>{handOver.question(props.user.email)}</p>
        <p>{handOver.hint}</p>
      </>
    }
    submit={<SubmitButton savingLabel={handOver.busy}>{handOver.confirm}</SubmitButton>}
    onHeir={async (heir) => {
      const { moved } = await callApi(handOverUser, { params: { uid: props.user.id }, body: { heir } });
      return handOver.done(moved, props.user.email);
    }}
    fallbackMessage={failed.handOver}
  />
);

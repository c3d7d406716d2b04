import * as z from 'zod/mini';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { Field } from '@/shared/forms/fields/field';
import { SubmitButton } from '@/shared/forms/submit-button';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { notes } from '../collections';
import type { Note } from '../schema';
import { noteFormTexts as texts } from './texts';

const stepsSchema = z.object({
  steps: z.string().check(z.trim(), z.minLength(1, texts.stepsMissing), z.maxLength(5_000)),
});
const empty = { steps: '' };

interface StepsDialogProps {
  readonly actor: Actor;
  readonly goal: WithId<Note>;
  readonly onAdd: (steps: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for the next steps of a goal, one per line (WRK-338, WRK-339). */
export const StepsDialog = ({ actor, goal, onAdd, onClose }: StepsDialogProps) => (
  <Dialog open onClose={onClose} title={texts.stepsTitle}>
    <EditorForm
      schema={stepsSchema}
      initial={empty}
      label={texts.stepsTitle}
      unsaved={texts.unsaved}
      draft={{ uid: actor.uid, record: `${notes.path}/${goal.id}`, form: 'steps' }}
      onSubmit={async ({ steps }) => {
        onAdd(steps.split('\n'));
        return { tone: 'success' };
      }}
      onSaved={onClose}
    >
      <Field name="steps" label={texts.steps} hint={texts.stepsHint} multiline />
      <Actions>
        <SubmitButton savingLabel={texts.saving}>{texts.addSteps}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Actions>
    </EditorForm>
  </Dialog>
);

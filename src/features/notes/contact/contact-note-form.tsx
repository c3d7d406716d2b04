import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Actor } from '@/shared/auth/actor';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { SelectField } from '@/shared/forms/fields/select-field';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { ContentField } from '@/shared/rich-text/content-field';
import { contentTypes, hasContent, longestContent } from '@/shared/rich-text/stored-content';
import type { SaveHandle } from '@/shared/saving/saving';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { Actions } from '@/shared/ui/layout/actions';
import { categoryLabel, contactCategoryOptions, noteTexts } from '../texts';
import styles from './contact-notes.module.css';
import { contactNoteTexts as texts } from './texts';

const noteSchema = z.object({
  content: z.string().check(
    z.maxLength(longestContent),
    // `contentType` is a field of its own, so this check detects the kind of text. Empty rich text is a
    // single line break.
    z.refine((content) => hasContent(content), texts.missing),
  ),
  contentType: z.enum(contentTypes),
  category: z.string(),
});
type Values = z.output<typeof noteSchema>;

interface ContactNoteFormProps {
  readonly id: string;
  readonly actor: Actor;
  readonly label: string;
  readonly initial: Values;
  readonly record: string;
  readonly form: string;
  readonly submit: string;
  /** Saves the values. `restored` are the values from which a restored draft started. */
  readonly change: (values: Values, restored: Partial<Values>) => SaveHandle;
  readonly done: string;
  readonly failed: string;
  /** Called once the note is saved or queued in the outbox. */
  readonly onSaved: () => void;
  readonly saveState?: ReactNode;
  readonly onCancel?: () => void;
}

/** Renders the form that adds or edits a note about a contact. */
export const ContactNoteForm = ({
  id,
  actor,
  label,
  initial,
  record,
  form,
  submit,
  change,
  done,
  failed,
  onSaved,
  saveState,
  onCancel,
}: ContactNoteFormProps) => {
  const send = useSaveFromForm(id);
  const known = contactCategoryOptions.some(({ value }) => value === initial.category);
  const options = known
    ? contactCategoryOptions
    : [...contactCategoryOptions, { value: initial.category, label: categoryLabel(initial.category) }];
  const save = async (
    values: Values,
    { restored }: { readonly restored: Partial<Values> },
  ): Promise<FormOutcome> => {
    const outcome = await formOutcome(() => send(() => change(values, restored)), { done, failed });
    if (outcome.tone === 'success') onSaved();
    return { ...outcome, keepValues: false };
  };
  return (
    <EditorForm
      schema={noteSchema}
      initial={initial}
      label={label}
      unsaved={noteTexts.unsavedNote}
      draft={{ uid: actor.uid, record, form }}
      openedBy={['notes']}
      onSubmit={save}
      saveState={saveState}
    >
      <ContentField label={label} />
      <SelectField name="category" label={noteTexts.category} options={options} />
      <Actions isTight className={styles.actions}>
        <SubmitButton savingLabel={texts.adding}>{submit}</SubmitButton>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Actions>
    </EditorForm>
  );
};

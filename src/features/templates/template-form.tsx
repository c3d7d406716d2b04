import { useMemo, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { Field } from '@/shared/forms/fields/field';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { randomId } from '@/shared/lib/random-id';
import { ContentField } from '@/shared/rich-text/content-field';
import { placeholderNames } from '@/shared/rich-text/placeholders';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import { CategoryField } from './category-field';
import { createTemplate, updateTemplate } from './changes';
import { type Template, templateFormSchema, type TemplateWriting, templates } from './schema';
import styles from './templates.module.css';
import { categoryLabel, templateTexts as texts } from './texts';

interface TemplateFormProps {
  readonly actor: Actor;
  /** Undefined for a new template. */
  readonly template: WithId<Template> | undefined;
  readonly onDone: () => void;
}

const empty: Partial<Template> = { name: '', category: '', content: '', contentType: 'rich' };

/** Renders the form of a template (WRK-400 to WRK-403). */
export const TemplateForm = ({ actor, template, onDone }: TemplateFormProps) => {
  const initial = useMemo(() => template ?? empty, [template]);
  const [id] = useState(randomId);
  const send = useSaveFromForm();

  const submit = async (
    writing: TemplateWriting,
    meta: { readonly initial: Partial<Template> },
  ): Promise<FormOutcome> => {
    const change = () =>
      template ? updateTemplate({ ...template, ...meta.initial }, writing) : createTemplate(writing, { id });
    return formOutcome(
      () => send(change),
      template
        ? { done: texts.updated, failed: texts.notUpdated }
        : { done: texts.created, failed: texts.notCreated },
    );
  };

  return (
    <Stack gap={4} className={styles.form}>
      <h2>{template ? texts.editTitle : texts.newTitle}</h2>
      <EditorForm
        schema={templateFormSchema}
        initial={initial}
        onSubmit={submit}
        onSaved={onDone}
        label={template ? texts.editTitle : texts.newTitle}
        unsaved={texts.unsaved}
        draft={{ uid: actor.uid, record: `templates/${template?.id ?? 'new'}`, form: 'template' }}
        openedBy={['template', 'templateMode']}
        saveState={template && <SaveState collection={templates} id={template.id} />}
      >
        <Field name="name" label={texts.name} autoComplete="off" />
        <CategoryField
          actor={actor}
          current={template && { value: template.category, label: categoryLabel(template.category) }}
        />
        <ContentField label={texts.content} hint={texts.contentHint(placeholderNames)} />
        <Actions>
          <Button variant="quiet" onClick={onDone}>
            {texts.cancel}
          </Button>
          <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
        </Actions>
      </EditorForm>
    </Stack>
  );
};

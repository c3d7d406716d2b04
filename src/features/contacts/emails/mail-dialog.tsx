import { useState } from 'react';
import * as z from 'zod/mini';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { DateField } from '@/shared/forms/fields/date-time/date-time-field';
import { Field } from '@/shared/forms/fields/field';
import { SelectField } from '@/shared/forms/fields/select-field';
import { SubmitButton } from '@/shared/forms/submit-button';
import { emailPattern } from '@/shared/lib/address-patterns';
import { randomId } from '@/shared/lib/random-id';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { draftMail, editMail, type MailPlan, planOf, defaultPlan } from './changes';
import { dayOf, dayText } from '../preferences/days';
import { contacts } from '../collections';
import { type Contact, type Mail, nameOf } from '../schema';
import { mailTexts } from './texts';
import styles from './mail-section.module.css';

const mailFormSchema = z.object({
  to: z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || emailPattern.test(typed), mailTexts.toForm),
  ),
  type: z.optional(z.string()),
  priority: z.string(),
  category: z.string().check(z.trim(), z.regex(/^.{0,200}$/, mailTexts.categoryTooLong)),
  scheduledFor: z.string(),
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, mailTexts.subjectMissing),
      z.regex(/^.{0,200}$/, mailTexts.subjectTooLong),
    ),
  content: z
    .string()
    .check(z.trim(), z.minLength(1, mailTexts.contentMissing), z.maxLength(20_000, mailTexts.tooLong)),
});

interface MailDialogProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
  /** The draft to edit. Omit it to create one. */
  readonly mail?: WithId<Mail> | undefined;
  readonly onClose: () => void;
}

const types = Object.entries(mailTexts.types).map(([value, label]) => ({ value, label }));

const priorities = Object.entries(mailTexts.priorities).map(([value, label]) => ({ value, label }));

const planFields = ({ priority, category, scheduledFor }: MailPlan) => ({
  priority,
  category,
  scheduledFor: dayText(scheduledFor),
});

/** Edits a new or stored e-mail draft. */
export const MailDialog = ({ actor, contact, mail, onClose }: MailDialogProps) => {
  const [id] = useState(randomId);
  const send = useSaveFromForm();
  return (
    <Dialog open onClose={onClose} title={mail ? mailTexts.editTitle : mailTexts.newTitle(nameOf(contact))}>
      <EditorForm
        schema={mailFormSchema}
        initial={
          mail
            ? { to: mail.to, subject: mail.subject, content: mail.content, ...planFields(planOf(mail)), mail }
            : {
                to: contact.email,
                type: 'welcome',
                subject: '',
                content: '',
                ...planFields(defaultPlan),
                mail: undefined,
              }
        }
        label={mailTexts.section}
        unsaved={mailTexts.unsaved}
        draft={{
          uid: actor.uid,
          record: `${contacts.path}/${contact.id}/emails/${mail?.id ?? 'new'}`,
          form: 'mail',
        }}
        onSubmit={async ({ type, priority, category, scheduledFor: day, ...input }, { initial }) => {
          const { mail: existing, to, subject, content } = initial;
          const scheduledFor = dayOf(day, existing?.metadata?.scheduledFor);
          const plan = { priority, category, scheduledFor };
          const change = () =>
            existing
              ? editMail(contact, { ...existing, to, subject, content }, input, actor.uid, plan)
              : draftMail(contact, { ...input, type: type ?? 'welcome', plan }, actor.uid, id);
          const outcomeTexts = { done: mailTexts.saved, failed: mailTexts.failed };
          return formOutcome(() => send(change), outcomeTexts, { onConflict: 'error' });
        }}
        onSaved={onClose}
      >
        <Field name="to" label={mailTexts.labels.to} type="email" autoComplete="off" required={false} />
        {!mail && <SelectField name="type" label={mailTexts.type} options={types} />}
        <Field name="subject" label={mailTexts.labels.subject} autoComplete="off" />
        <Field name="content" label={mailTexts.labels.content} autoComplete="off" multiline rows={10} />
        <SelectField name="priority" label={mailTexts.priority} options={priorities} />
        <Field name="category" label={mailTexts.category} autoComplete="off" required={false} />
        <DateField name="scheduledFor" label={mailTexts.scheduledFor} required={false} />
        <p className={styles.state}>{mailTexts.scheduledHint}</p>
        <div className={styles.actions}>
          <SubmitButton savingLabel={mailTexts.saving}>{mailTexts.save}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {mailTexts.cancel}
          </Button>
        </div>
      </EditorForm>
    </Dialog>
  );
};

import { useState } from 'react';
import * as z from 'zod/mini';
import { CheckboxField } from '@/shared/forms/fields/checkbox-field';
import { DateField } from '@/shared/forms/fields/date-time/date-time-field';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { emailPattern } from '@/shared/lib/address-patterns';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { codeBits, generateCode, minCodeBits, type Matching } from '@/features/proposals/sealing/credentials';
import { accessTexts as texts } from './access-texts';
import styles from '../management.module.css';
import { parsePeople } from './pasted-people';
import type { ProposalDraft, Recipient } from '@/features/proposals/schema';

/** Returns the end of a day in this browser's time zone; null for an empty date. */
const endOf = (date: string): Date | null => (date === '' ? null : new Date(`${date}T23:59:59.999`));

const endField = z.string().check(
  z.refine((date) => {
    const end = endOf(date);
    return end === null || end > new Date();
  }, texts.endsPast),
);
const endSchema = z.object({ expires: endField });

const recipientSchema = (matching: Matching, asksEmail: boolean) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, texts.nameWrong), z.maxLength(120, texts.nameWrong)),
    email: asksEmail
      ? z
          .string()
          .check(z.trim(), z.maxLength(254, texts.emailWrong), z.regex(emailPattern, texts.emailWrong))
      : z._default(z.string(), ''),
    code: z.string().check(
      z.trim(),
      z.maxLength(100, texts.codeLong),
      z.superRefine((code, context) => {
        const bits = Math.floor(codeBits(code, matching));
        if (bits < minCodeBits) context.addIssue(texts.codeWeak(bits));
      }),
    ),
    record: z.boolean(),
    expires: endField,
  });

const Buttons = ({ onClose }: { readonly onClose: () => void }) => (
  <div className={styles.row}>
    <Button variant="quiet" onClick={onClose}>
      {texts.cancel}
    </Button>
    <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
  </div>
);

interface NewRecipientProps {
  readonly draft: ProposalDraft;
  readonly onClose: () => void;
  readonly onSubmit: (recipient: Recipient) => Promise<FormOutcome>;
}

/** Asks for a new recipient, with a generated code and an optional end date. */
export const NewRecipient = ({ draft, onClose, onSubmit }: NewRecipientProps) => {
  const asksEmail = draft.kind !== 'index';
  const [code, setCode] = useState(generateCode);
  const [schema] = useState(() => recipientSchema(draft.matching, asksEmail));
  const [initial] = useState({ email: draft.clientEmail, record: true });
  return (
    <Dialog open onClose={onClose} title={texts.add}>
      <Form
        schema={schema}
        label={texts.add}
        initial={initial}
        onSubmit={({ name, email, code: typed, record, expires }) =>
          onSubmit({
            name,
            email,
            code: typed,
            quiet: !record,
            expiresAt: endOf(expires),
            withdrawnAt: null,
          })
        }
      >
        <Field name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
        {asksEmail && <Field name="email" label={texts.email} type="email" autoComplete="off" />}
        <Field
          key={code}
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          defaultValue={code}
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button variant="quiet" small onClick={() => setCode(generateCode())}>
            {texts.newCode}
          </Button>
        </div>
        <DateField name="expires" label={texts.ends} hint={texts.endsHint} required={false} />
        <CheckboxField name="record" label={texts.record} hint={texts.recordHint} />
        <Buttons onClose={onClose} />
      </Form>
    </Dialog>
  );
};

interface EndDialogProps {
  readonly onClose: () => void;
  readonly onSubmit: (end: Date | null) => Promise<FormOutcome>;
}

/** Asks for the last day of a recipient's access. */
export const EndDialog = ({ onClose, onSubmit }: EndDialogProps) => (
  <Dialog open title={texts.changeEnd} onClose={onClose}>
    <Form schema={endSchema} label={texts.changeEnd} onSubmit={({ expires }) => onSubmit(endOf(expires))}>
      <DateField name="expires" label={texts.ends} hint={texts.endsHint} required={false} />
      <Buttons onClose={onClose} />
    </Form>
  </Dialog>
);

const maxPastedPeople = 20;

interface PasteFormProps {
  readonly draft: ProposalDraft;
  readonly onSubmit: (recipients: readonly Recipient[]) => Promise<FormOutcome>;
}

/** Shows a field for pasted addresses. Adds a recipient with a generated code for each of them. */
export const PasteForm = ({ draft, onSubmit }: PasteFormProps) => {
  const known = Object.values(draft.recipients)
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ email }) => email.toLowerCase());
  const schema = z.object({
    emails: z.string().check(
      z.superRefine((pasted, context) => {
        const { people, wrong } = parsePeople(pasted);
        const again = people.find(({ email }) => known.includes(email.toLowerCase()));
        if (wrong !== undefined) context.addIssue(texts.pasteWrong(wrong));
        else if (people.length === 0) context.addIssue(texts.pasteNone);
        else if (people.length > maxPastedPeople) context.addIssue(texts.pasteMany);
        else if (again) context.addIssue(texts.pasteKnown(again.email));
      }),
    ),
  });
  return (
    <Form
      schema={schema}
      label={texts.paste}
      onSubmit={({ emails }) =>
        onSubmit(
          parsePeople(emails).people.map((person) => ({
            ...person,
            code: generateCode(),
            expiresAt: null,
            withdrawnAt: null,
            quiet: false,
          })),
        )
      }
    >
      <Field name="emails" label={texts.paste} hint={texts.pasteHint} autoComplete="off" spellCheck={false} />
      <div>
        <SubmitButton variant="quiet" savingLabel={texts.saving}>
          {texts.pasteSubmit}
        </SubmitButton>
      </div>
    </Form>
  );
};

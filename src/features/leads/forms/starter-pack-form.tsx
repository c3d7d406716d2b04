import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { HoneypotField } from '@/shared/forms/fields/honeypot-field';
import { LinkedText } from '@/shared/ui/links/linked-text';
import { formTexts, starterPackTexts as texts } from './texts';
import { useSubmission } from './use-submission';

// The form is prerendered; its schema and the database client arrive when it is first used.
const loadFormSchema = async () => (await import('./schema')).starterPackFormSchema;

interface StarterPackFormProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the request. */
  readonly consentVersion: string;
  readonly labelledBy: string;
}

/** The request for the free starter pack (PUB-108, PUB-174 to PUB-179). */
export function StarterPackForm({ consentVersion, labelledBy }: StarterPackFormProps) {
  const submit = useSubmission(consentVersion, texts);

  return (
    <Form
      schema={loadFormSchema}
      onSubmit={(request, meta) => submit(meta, (code, attempt) => code.submitStarterPack(request, attempt))}
      labelledBy={labelledBy}
    >
      <Field name="name" label={formTexts.name} autoComplete="name" maxLength={100} />
      <Field
        name="email"
        label={formTexts.email}
        type="email"
        autoComplete="email"
        hint={texts.emailHint}
        maxLength={254}
      />
      <HoneypotField />
      <SubmitButton variant="next" savingLabel={texts.submitting}>
        {texts.submit}
      </SubmitButton>
      <p>
        <LinkedText text={texts.purpose} />
      </p>
    </Form>
  );
}

import { type ReactNode, useState } from 'react';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { HoneypotField } from '@/shared/forms/fields/honeypot-field';
import type { FormOutcome, SubmissionMeta } from '@/shared/forms/outcome';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { LinkedText } from '@/shared/ui/links/linked-text';
import { FormAnswer } from './form-answer';
import type { StarterPackRequest } from './schema';
import { starterPackTexts as texts } from './starter-pack-texts';
import { formTexts } from './texts';
import { useSubmission } from './use-submission';

// The form is prerendered. Its schema and the database client load when the visitor first uses it.
const loadFormSchema = async () => (await import('./schema')).starterPackFormSchema;

interface StarterPackFormProps {
  /** The version of the privacy text that the visitor agrees to. Stored with the request. */
  readonly consentVersion: string;
  readonly labelledBy: string;
  /**
   * The heading with the id `labelledBy`, and the content next to it above the form. The answer replaces
   * both.
   */
  readonly head: ReactNode;
}

/**
 * Renders the form that requests the free starter pack (PUB-108, PUB-174 to PUB-179). The pack opens at once,
 * even if the address has a previous request (PUB-Q51).
 */
export function StarterPackForm({ consentVersion, labelledBy, head }: StarterPackFormProps) {
  const submit = useSubmission(consentVersion, {});
  const [answer, setAnswer] = useState<{ readonly isNew: boolean; readonly email: string }>();

  const request = async (wanted: StarterPackRequest, meta: SubmissionMeta): Promise<FormOutcome> => {
    const outcome = await submit(meta, (code, attempt) => code.submitStarterPack(wanted, attempt));
    if (outcome.tone !== 'error') setAnswer({ isNew: outcome.tone === 'success', email: wanted.email });
    return outcome;
  };

  if (answer)
    return (
      <FormAnswer headingId={labelledBy} heading={answer.isNew ? texts.ready : texts.again}>
        <p>{answer.isNew ? texts.created(answer.email) : <LinkedText text={texts.exists} />}</p>
        <ButtonLink to={paths.day1Playbook} variant="next">
          {texts.open}
        </ButtonLink>
      </FormAnswer>
    );

  return (
    <>
      {head}
      <Form schema={loadFormSchema} onSubmit={request} labelledBy={labelledBy}>
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
    </>
  );
}

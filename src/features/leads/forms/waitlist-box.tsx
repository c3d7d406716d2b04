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
import { waitlistTexts as texts } from './waitlist-texts';
import { formTexts } from './texts';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).waitlistBoxSchema;

interface WaitlistBoxProps {
  /** The version of the privacy text that the visitor agrees to. Stored with the address. */
  readonly consentVersion: string;
  readonly labelledBy: string;
  /** The heading with the id `labelledBy`. The answer replaces it together with the form. */
  readonly head: ReactNode;
}

/** Adds an address to the waitlist, and passes it on to the application form, which may follow later. */
export function WaitlistBox({ consentVersion, labelledBy, head }: WaitlistBoxProps) {
  const submit = useSubmission(consentVersion, {});
  const [answer, setAnswer] = useState<{ readonly isNew: boolean; readonly email: string }>();
  const [returned, setReturned] = useState(false);

  const join = async ({ email }: { readonly email: string }, meta: SubmissionMeta): Promise<FormOutcome> => {
    const outcome = await submit(meta, (code, attempt) => code.submitWaitlistAddress(email, attempt));
    if (outcome.tone !== 'error') setAnswer({ isNew: outcome.tone === 'success', email });
    return outcome;
  };
  const showForm = () => {
    setReturned(true);
    setAnswer(undefined);
  };

  if (answer)
    return (
      <FormAnswer
        headingId={labelledBy}
        heading={answer.isNew ? texts.boxCreated : texts.exists}
        again={{ label: texts.boxAgain, onPress: showForm }}
      >
        <p>{answer.isNew ? texts.boxNext : texts.boxNextIfNotDone}</p>
        <ButtonLink to={paths.earlyAccess} state={{ email: answer.email }} variant="next">
          {texts.boxApply}
        </ButtonLink>
      </FormAnswer>
    );

  return (
    <>
      {head}
      <Form compact focusFirst={returned} schema={loadFormSchema} onSubmit={join} labelledBy={labelledBy}>
        <Field name="email" label={formTexts.email} type="email" autoComplete="email" maxLength={254} />
        <HoneypotField />
        <SubmitButton variant="next" savingLabel={texts.submitting}>
          {texts.submit}
        </SubmitButton>
        <p>
          <LinkedText text={texts.boxPurpose} />
        </p>
      </Form>
    </>
  );
}

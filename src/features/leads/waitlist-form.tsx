import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '@/shared/config/paths';
import { Field } from '@/shared/forms/field';
import { FieldRow } from '@/shared/forms/field-row';
import { Form } from '@/shared/forms/form';
import type { FormOutcome, SubmissionMeta } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { TrapField } from '@/shared/forms/trap-field';
import { TextLink } from '@/shared/ui/text-link';
import { onWaitlistText } from './form-texts';
import type { WaitlistApplication } from './schema';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).waitlistFormSchema;

interface WaitlistFormProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the application. */
  readonly consentVersion: string;
  readonly labelledBy: string;
  /** Takes the place of the whole form after success (PUB-147). */
  readonly thanks: ReactNode;
}

const words = { exists: onWaitlistText };

/** The application for the waitlist of the data integration hub (PUB-030, PUB-190 to PUB-197). */
export function WaitlistForm({ consentVersion, labelledBy, thanks }: WaitlistFormProps) {
  const submit = useSubmission(consentVersion, words);
  const [joined, setJoined] = useState(false);

  const join = async (application: WaitlistApplication, meta: SubmissionMeta): Promise<FormOutcome> => {
    const outcome = await submit(meta, (code, attempt) => code.submitApplication(application, attempt));
    setJoined(outcome.tone === 'success');
    return outcome;
  };

  if (joined) return <Thanks>{thanks}</Thanks>;
  return (
    <Form schema={loadFormSchema} onSubmit={join} labelledBy={labelledBy}>
      <FieldRow>
        <Field name="firstName" label="First name" autoComplete="given-name" maxLength={100} />
        <Field name="lastName" label="Last name" autoComplete="family-name" maxLength={100} />
      </FieldRow>
      <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
      <Field
        name="linkedin"
        label="LinkedIn profile"
        type="url"
        autoComplete="url"
        hint="The address of your profile, such as linkedin.com/in/your-name."
      />
      <Field name="company" label="Company" autoComplete="organization" maxLength={200} />
      <Field
        name="companySize"
        label="Organization size"
        autoComplete="off"
        inputMode="numeric"
        hint="How many people work there, as a whole number. Count yourself."
      />
      <Field name="role" label="Role" autoComplete="organization-title" maxLength={100} />
      <TrapField />
      <SubmitButton variant="next" savingLabel="Joining...">
        Join Waitlist
      </SubmitButton>
      <p>
        We use these details to plan who joins when and to write to you about it, for nothing else. How we
        keep them is told in our <TextLink to={paths.privacy}>privacy notice</TextLink>.
      </p>
    </Form>
  );
}

/** Takes the focus, which the button left behind with the form. */
function Thanks({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  );
}

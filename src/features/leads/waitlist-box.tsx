import { paths } from '@/shared/config/paths';
import { Field } from '@/shared/forms/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { TrapField } from '@/shared/forms/trap-field';
import { TextLink } from '@/shared/ui/text-link';
import { onWaitlistText } from './form-texts';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).waitlistBoxSchema;

interface WaitlistBoxProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the address. */
  readonly consentVersion: string;
  readonly labelledBy: string;
}

const words = {
  created: (
    <>
      Thank you. We saved your address. One step is left:{' '}
      <TextLink to={paths.earlyAccess}>tell us about your organization</TextLink> to finish joining.
    </>
  ),
  exists: (
    <>
      {onWaitlistText} If you have not told us about your organization yet,{' '}
      <TextLink to={paths.earlyAccess}>finish joining</TextLink>.
    </>
  ),
};

/** Notes an address for the waitlist; the application completes it later (PUB-143, PUB-198 to PUB-200, PUB-Q19). */
export function WaitlistBox({ consentVersion, labelledBy }: WaitlistBoxProps) {
  const submit = useSubmission(consentVersion, words);

  return (
    <Form
      brief
      schema={loadFormSchema}
      onSubmit={({ email }, meta) =>
        submit(meta, (code, attempt) => code.submitWaitlistAddress(email, attempt))
      }
      labelledBy={labelledBy}
    >
      <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
      <TrapField />
      <SubmitButton variant="next" savingLabel="Joining...">
        Join Waitlist
      </SubmitButton>
      <p>
        We use your address to write to you about the waitlist, for nothing else. How we keep it is told in
        our <TextLink to={paths.privacy}>privacy notice</TextLink>.
      </p>
    </Form>
  );
}

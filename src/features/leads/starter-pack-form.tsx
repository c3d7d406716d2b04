import { paths } from '@/shared/config/paths';
import { Field } from '@/shared/forms/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { TrapField } from '@/shared/forms/trap-field';
import { TextLink } from '@/shared/ui/text-link';
import { existsText } from './form-texts';
import { useSubmission } from './use-submission';

// The form is prerendered; its schema and the database client arrive when it is first used.
const loadFormSchema = async () => (await import('./schema')).starterPackFormSchema;

interface StarterPackFormProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the request. */
  readonly consentVersion: string;
  readonly labelledBy: string;
}

const words = {
  created: (
    <>
      Thank you. The link is on its way to your email within 24 hours. You need not wait for it:{' '}
      <TextLink to={paths.day1Playbook}>open the starter pack now</TextLink>.
    </>
  ),
  exists: existsText,
};

/** The request for the free starter pack (PUB-108, PUB-174 to PUB-179). */
export function StarterPackForm({ consentVersion, labelledBy }: StarterPackFormProps) {
  const submit = useSubmission(consentVersion, words);

  return (
    <Form
      schema={loadFormSchema}
      onSubmit={(request, meta) => submit(meta, (code, attempt) => code.submitStarterPack(request, attempt))}
      labelledBy={labelledBy}
    >
      <Field name="name" label="Your name" autoComplete="name" maxLength={100} />
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="We send the link to this address."
        maxLength={254}
      />
      <TrapField />
      <SubmitButton variant="next" savingLabel="Sending...">
        Get Free Starter Pack
      </SubmitButton>
      <p>
        We use your name and address to send the starter pack and to answer you, for nothing else. How we keep
        them is told in our <TextLink to={paths.privacy}>privacy notice</TextLink>.
      </p>
    </Form>
  );
}

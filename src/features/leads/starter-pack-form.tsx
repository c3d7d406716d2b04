import { useRef } from 'react';
import { paths } from '@/shared/config/paths';
import { Field } from '@/shared/forms/field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome, SubmissionMeta } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { TrapField } from '@/shared/forms/trap-field';
import { TextLink } from '@/shared/ui/text-link';
import { existsText, networkText, tooQuickText } from './form-texts';
import type { StarterPackRequest } from './schema';

/** A form sent faster than this was hardly filled in by a person (spam protection, beside the trap field). */
const minimumFillMs = 1_000;

/** How long a visitor waits at most, look-up and save together (PUB-399). */
const submissionTimeoutMs = 10_000;

// The form is prerendered; its schema and the database client arrive when it is first used.
const loadFormSchema = async () => (await import('./schema')).starterPackFormSchema;
const loadSubmission = () => import('./submission');

interface StarterPackFormProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the request. */
  readonly consentVersion: string;
  readonly labelledBy: string;
}

/** The request for the free starter pack (PUB-108, PUB-174 to PUB-179). */
export function StarterPackForm({ consentVersion, labelledBy }: StarterPackFormProps) {
  // One id per address: a repeat after a lost answer finds its own record (PUB-Q26).
  const leadIds = useRef(new Map<string, string>());

  async function submit(request: StarterPackRequest, meta: SubmissionMeta): Promise<FormOutcome> {
    if (meta.trapped || meta.shownForMs < minimumFillMs) return { tone: 'error', message: tooQuickText };
    const submission = await loadSubmission().catch(() => undefined);
    if (submission === undefined) return { tone: 'error', message: networkText };
    const result = await submission.submitStarterPack(request, {
      consentVersion,
      leadIds: leadIds.current,
      timeoutMs: submissionTimeoutMs,
    });
    if (!result.ok) return { tone: 'error', message: result.text };
    if (result.value === 'exists') return { tone: 'info', message: existsText };
    return { tone: 'success', message: <Thanks /> };
  }

  return (
    <Form schema={loadFormSchema} onSubmit={submit} labelledBy={labelledBy}>
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

function Thanks() {
  return (
    <>
      Thank you. The link is on its way to your email within 24 hours. You need not wait for it:{' '}
      <TextLink to={paths.day1Playbook}>open the starter pack now</TextLink>.
    </>
  );
}

import { type ComponentType, type ReactNode, useState } from 'react';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { HoneypotField } from '@/shared/forms/fields/honeypot-field';
import type { FormOutcome, SubmissionMeta } from '@/shared/forms/outcome';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { LinkedText } from '@/shared/ui/links/linked-text';
import { FormAnswer } from './form-answer';
import type { Subscriber } from './schema';
import { newsletterTexts as texts } from './newsletter-texts';
import { formTexts } from './texts';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).newsletterFormSchema;

interface NewsletterFormProps {
  /** The version of the privacy text that the visitor agrees to. Stored with the subscription. */
  readonly consentVersion: string;
  readonly labelledBy: string;
  /** Renders the form below the heading with the id `labelledBy`. The thank-you message replaces both. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * Renders the newsletter form. If the address is already subscribed, the form stays, because the address may
 * be mistyped.
 */
export function NewsletterForm({ consentVersion, labelledBy, Frame }: NewsletterFormProps) {
  const submit = useSubmission(consentVersion, { exists: texts.exists });
  const [subscribed, setSubscribed] = useState<string>();

  const subscribe = async (subscriber: Subscriber, meta: SubmissionMeta): Promise<FormOutcome> => {
    const outcome = await submit(meta, (code, attempt) => code.submitSubscription(subscriber, attempt));
    if (outcome.tone === 'success') setSubscribed(subscriber.email);
    return outcome;
  };

  if (subscribed !== undefined)
    return (
      <FormAnswer headingId={labelledBy} heading={texts.created}>
        <p>{texts.sentTo(subscribed)}</p>
        <ButtonLink to={paths.blog}>{texts.next}</ButtonLink>
      </FormAnswer>
    );

  return (
    <Frame>
      <Form compact schema={loadFormSchema} onSubmit={subscribe} labelledBy={labelledBy}>
        <Field name="name" label={formTexts.name} autoComplete="name" maxLength={100} />
        <Field name="email" label={formTexts.email} type="email" autoComplete="email" maxLength={254} />
        <HoneypotField />
        <SubmitButton savingLabel={texts.submitting}>{texts.submit}</SubmitButton>
        <p>
          <LinkedText text={texts.purpose} />
        </p>
      </Form>
    </Frame>
  );
}

import { consentVersion } from '@/content/pages/consent-version';
import { ContactForm } from '@/features/leads/forms/contact-form';
import { ContactPage, MessageHead, messageHeadingId } from './contact-page';

/** Renders the contact page with its form. */
export const ContactRoute = () => (
  <ContactPage
    form={
      <ContactForm consentVersion={consentVersion} labelledBy={messageHeadingId} head={<MessageHead />} />
    }
  />
);

import { contactAction } from '@/content/pages/contact';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Section } from './section';

interface ContactCallProps {
  readonly heading: string;
  readonly text: string;
}

/** Shows the last section of a page: an invitation to write, with a link to the contact form. */
export const ContactCall = ({ heading, text }: ContactCallProps) => (
  <Section id="contact" heading={heading} lead={text} tone="sunk">
    <ButtonLink to={paths.contact}>{contactAction}</ButtonLink>
  </Section>
);

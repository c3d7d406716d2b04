import { brand } from '@/content/brand';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Section } from './section';

interface SessionCallProps {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
}

/** The offer of the free strategy session, with the link to pick a time. */
export const SessionCall = ({ heading, text, action }: SessionCallProps) => (
  <Section id="session" heading={heading} lead={text} tone="sunk">
    <ButtonLink to={brand.bookingLink} event={{ name: 'calendly_scheduling' }}>
      {action}
    </ButtonLink>
  </Section>
);

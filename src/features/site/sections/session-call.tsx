import { useBuiltFacts } from '@/shared/facts/built-facts';
import { BookingButton } from './booking-link';
import { Section } from './section';

interface SessionCallProps {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
}

/** The offer of the free strategy session, with the link to pick a time. Renders nothing while there is no such link. */
export const SessionCall = ({ heading, text, action }: SessionCallProps) =>
  useBuiltFacts().bookingLink === undefined ? null : (
    <Section id="session" heading={heading} lead={text} tone="sunk">
      <BookingButton>{action}</BookingButton>
    </Section>
  );

import { useBuiltFacts } from '@/shared/facts/built-facts';
import { BookingButton } from './booking-link';
import { Section } from './section';

interface SessionCallProps {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
}

/** Offers the free strategy session with a link to book it. Renders nothing if there is no booking link. */
export const SessionCall = ({ heading, text, action }: SessionCallProps) =>
  useBuiltFacts().bookingLink === undefined ? null : (
    <Section id="session" heading={heading} lead={text} tone="sunk">
      <BookingButton>{action}</BookingButton>
    </Section>
  );

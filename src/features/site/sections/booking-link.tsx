import type { ComponentProps, ReactNode } from 'react';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';

const event = { name: 'calendly_scheduling' } as const;

interface BookingButtonProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant'> {
  readonly children: ReactNode;
}

/** Renders a button link to book the free session. Renders nothing if there is no booking link. */
export const BookingButton = ({ children, ...look }: BookingButtonProps) => {
  const { bookingLink } = useBuiltFacts();
  return bookingLink === undefined ? null : (
    <ButtonLink to={bookingLink} event={event} {...look}>
      {children}
    </ButtonLink>
  );
};

/** Renders a text link to book the free session. Renders nothing if there is no booking link. */
export const BookingLink = ({ children }: { readonly children: ReactNode }) => {
  const { bookingLink } = useBuiltFacts();
  return bookingLink === undefined ? null : (
    <TextLink to={bookingLink} event={event}>
      {children}
    </TextLink>
  );
};

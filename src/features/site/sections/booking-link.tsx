import type { ComponentProps, ReactNode } from 'react';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';

const event = { name: 'calendly_scheduling' } as const;

interface BookingButtonProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant'> {
  readonly children: ReactNode;
}

/** Leads to the page where a visitor books the free session. Renders nothing while the owner has no such page. */
export const BookingButton = ({ children, ...look }: BookingButtonProps) => {
  const { bookingLink } = useBuiltFacts();
  return bookingLink === undefined ? null : (
    <ButtonLink to={bookingLink} event={event} {...look}>
      {children}
    </ButtonLink>
  );
};

/** The same as a link in text. */
export const BookingLink = ({ children }: { readonly children: ReactNode }) => {
  const { bookingLink } = useBuiltFacts();
  return bookingLink === undefined ? null : (
    <TextLink to={bookingLink} event={event}>
      {children}
    </TextLink>
  );
};

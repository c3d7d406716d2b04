import type { ReactNode } from 'react';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './blocks.module.css';
import { useContactDetails } from './contact-details';
import { deckTexts } from './texts';

/**
 * Shows who sent the deck and how to reach them. Omits each line without a value, and the whole block if all
 * are empty.
 */
export const Contact = ({ prompt }: { readonly prompt?: string | undefined }) => {
  const { name, role, email, phone, bookingLink, bookingMinutes, office } = useContactDetails();
  const lines = [
    email !== undefined && (
      <Line key="mail" name={deckTexts.mail}>
        <TextLink to={`mailto:${email}`}>{email}</TextLink>
      </Line>
    ),
    phone !== undefined && (
      <Line key="phone" name={deckTexts.phone}>
        <TextLink to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
      </Line>
    ),
    bookingLink !== undefined && (
      <Line key="book" name={deckTexts.book}>
        <TextLink to={bookingLink}>{deckTexts.bookLink(bookingMinutes)}</TextLink>
      </Line>
    ),
    office !== undefined && (
      <Line key="office" name={deckTexts.office}>
        {office}
      </Line>
    ),
  ].filter((line) => line !== false);
  if (prompt === undefined && name === undefined && lines.length === 0) return null;
  return (
    <div className={styles.contact}>
      {prompt !== undefined && <p className={styles.prompt}>{prompt}</p>}
      {name !== undefined && (
        <p className={styles.sender}>
          <strong>{name}</strong>
          {role !== undefined && <span>{role}</span>}
        </p>
      )}
      {lines.length > 0 && <dl className={styles.facts}>{lines}</dl>}
    </div>
  );
};

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

import { ButtonLink } from '@/shared/ui/buttons/button-link';
import styles from './contact-block.module.css';
import { pageTexts } from './texts';
import type { Contact } from './use-contact';

const callable = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Shows the name, role, email and phone of our contact person. Renders nothing if none is set. */
export const ContactLines = ({ contact: { name, role, email, phone } }: { readonly contact: Contact }) => (
  <address className={styles.lines}>
    {name !== undefined && (
      <span className={styles.who}>
        <strong>{name}</strong>
        {role !== undefined && <span className={styles.role}>{role}</span>}
      </span>
    )}
    {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
    {phone !== undefined && <a href={callable(phone)}>{phone}</a>}
  </address>
);

/** Checks whether there is a way to reach the contact. */
export const isReachable = ({ email, phone }: Contact): boolean => email !== undefined || phone !== undefined;

/** Shows our contact person at the end of a proposal. */
export const ContactSection = ({ contact }: { readonly contact: Contact }) => (
  <section className={styles.section} aria-labelledby="contact-heading">
    <div className={styles.inner}>
      <h2 id="contact-heading">{pageTexts.contactHeading}</h2>
      <div className={styles.row}>
        <ContactLines contact={contact} />
        {contact.bookingLink !== undefined && (
          <div className={styles.book}>
            <ButtonLink to={contact.bookingLink} variant="quiet">
              {pageTexts.book}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  </section>
);

import styles from './testimonials.module.css';

interface TestimonialsProps {
  /** Shown first: says that the quotations are examples. */
  readonly note: string;
  /** Shown before every role, so that no single quotation passes for a real one. */
  readonly mark: string;
  readonly quotations: readonly { readonly quote: string; readonly role: string }[];
}

/** Quotations by role, marked as the examples they are (PUB-145, PUB-Q49). */
export const Testimonials = ({ note, mark, quotations }: TestimonialsProps) => (
  <div className={styles.testimonials}>
    <p className={styles.note}>{note}</p>
    <ul className={styles.list}>
      {quotations.map(({ quote, role }) => (
        <li key={role}>
          <figure className={styles.quotation}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              {mark}: {role}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </div>
);

import styles from './testimonials.module.css';

interface TestimonialsProps {
  readonly quotations: readonly { readonly quote: string; readonly role: string }[];
}

/** Lists clients' quotes with the role of their author (PUB-145, PUB-Q49). */
export const Testimonials = ({ quotations }: TestimonialsProps) => (
  <ul className={styles.list}>
    {quotations.map(({ quote, role }) => (
      <li key={quote}>
        <figure className={styles.quotation}>
          <blockquote>{quote}</blockquote>
          <figcaption>{role}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

import styles from './faq.module.css';

/** A question and its answer. */
export interface FaqEntry {
  /** Fragment on the page. A link to it expands the answer. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Lists questions that expand to their answers. */
export const FaqList = ({ entries }: { readonly entries: readonly FaqEntry[] }) => (
  <div className={styles.list}>
    {entries.map(({ id, question, answer }) => (
      <details key={id} className={styles.entry}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <p id={id}>{answer}</p>
      </details>
    ))}
  </div>
);

/** Returns the questions and answers as schema.org data for search engines. */
export const faqStructuredData = (entries: readonly FaqEntry[]): Readonly<Record<string, unknown>> => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

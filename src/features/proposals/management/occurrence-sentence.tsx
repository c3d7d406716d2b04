import type { NameOccurrence } from '../prepared/client-names';
import styles from './new/new-proposal.module.css';

/** Shows the sentence around an occurrence with the name highlighted. */
export const OccurrenceSentence = ({
  occurrence: { before, found, after },
}: {
  readonly occurrence: NameOccurrence;
}) => (
  <span className={styles.sentence} dir="auto">
    {before}
    <mark>{found}</mark>
    {after}
  </span>
);

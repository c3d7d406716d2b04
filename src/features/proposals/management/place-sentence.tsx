import type { NamePlace } from '../prepared/client-names';
import styles from './new/new-proposal.module.css';

/** Shows the sentence around an occurrence with the name highlighted. */
export const PlaceSentence = ({ place: { before, found, after } }: { readonly place: NamePlace }) => (
  <span className={styles.sentence} dir="auto">
    {before}
    <mark>{found}</mark>
    {after}
  </span>
);

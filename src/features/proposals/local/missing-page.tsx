import { TextLink } from '@/shared/ui/links/text-link';
import styles from './local-page.module.css';
import { localTexts } from './texts';

const texts = localTexts.missing;

interface MissingPageProps {
  readonly slug: string;
  /** Address of the list of all proposals. */
  readonly listAddress: string;
}

/** Stands at the address of a page that neither the database nor this browser has (PRO-018, PRO-149 to PRO-151). */
export const MissingPage = ({ slug, listAddress }: MissingPageProps) => (
  <div className={styles.page}>
    <title>{localTexts.document(texts.heading)}</title>
    <div className={styles.head}>
      <h1>{texts.heading}</h1>
      <p>{texts.text(slug)}</p>
      <p>
        <TextLink to={listAddress}>{texts.back}</TextLink>
      </p>
    </div>
  </div>
);

import { hasSessionHint } from '@/shared/auth/session-hint';
import { paths } from '@/shared/config/paths';
import { useSiteFacts } from '@/shared/facts/use-site-facts';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';
import gate from '../gate/gate.module.css';
import { mailTo } from '../gate/mail-to';
import styles from './local-page.module.css';
import { localTexts } from './texts';

const texts = localTexts.missing;

/** Spelled out, because importing the workspace's table of addresses would load its start code here. */
const management = `${paths.adminDashboard}/proposals`;

interface MissingPageProps {
  readonly slug: string;
  /** URL of the list of all proposals. */
  readonly listAddress: string;
}

/**
 * Explains that a slug has no page, published or local (PRO-018, PRO-149 to PRO-151). Tells visitors how to
 * get a new link, and staff where to create the page.
 */
export const MissingPage = ({ slug, listAddress }: MissingPageProps) => {
  const { email } = useSiteFacts();
  return (
    <section className={gate.gate} aria-labelledby="missing-page">
      <title>{localTexts.document(texts.heading)}</title>
      <h1 id="missing-page" className={gate.title}>
        {texts.heading}
      </h1>
      <div className={styles.missing}>
        <p>
          {texts.text} {email === undefined ? texts.form : texts.write(email)}
        </p>
        {email === undefined ? (
          <ButtonLink to={paths.contact}>{texts.contact}</ButtonLink>
        ) : (
          <ButtonLink to={mailTo(email, texts.subject(slug))}>{texts.mail}</ButtonLink>
        )}
        {hasSessionHint() && (
          <p className={styles.staff}>
            {texts.staff(slug)} <TextLink to={management}>{texts.manage}</TextLink>
          </p>
        )}
        <p className={styles.ways}>
          <TextLink to={listAddress}>{texts.back}</TextLink>
          <TextLink to={paths.home}>{texts.home}</TextLink>
        </p>
      </div>
    </section>
  );
};

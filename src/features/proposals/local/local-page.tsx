import { hasSessionHint } from '@/shared/auth/session-hint';
import { Icon } from '@/shared/ui/graphics/icons';
import { TextLink } from '@/shared/ui/links/text-link';
import { opsFromHtml } from '@/shared/rich-text/html';
import { RichText } from '@/shared/rich-text/rich-text';
import { hasContent } from '@/shared/rich-text/stored-content';
import styles from './local-page.module.css';
import type { LocalProposal, LocalSection } from './local-proposals';
import { localTexts as texts } from './texts';

interface LocalPageProps {
  readonly proposal: LocalProposal;
  /** URL of the list of all proposals. */
  readonly listAddress: string;
}

/**
 * Shows a proposal stored only in this browser. It has no gate, because its text is already in this browser
 * (PRO-152 to PRO-158, PRO-Q27).
 */
export const LocalPage = ({ proposal, listAddress }: LocalPageProps) => (
  <article className={styles.page}>
    <title>{texts.document(proposal.title || proposal.slug)}</title>
    <p>
      <TextLink to={listAddress}>{texts.all}</TextLink>
    </p>
    <header className={styles.head}>
      <h1>{proposal.title || proposal.slug}</h1>
      {(proposal.clientName || proposal.clientEmail) && (
        <p className={styles.client}>
          {texts.preparedFor} <strong>{proposal.clientName}</strong>
          {proposal.clientName && proposal.clientEmail && ' · '}
          <span className={styles.email}>{proposal.clientEmail}</span>
        </p>
      )}
      <p className={styles.notice}>
        <Icon name="info" />
        {texts.notice}
      </p>
    </header>
    {proposal.sections.length === 0 ? (
      <p>{hasSessionHint() ? texts.empty.staff : texts.empty.visitor}</p>
    ) : (
      proposal.sections.map((section, index) => (
        // Sections have no unique id and are never reordered here.
        // oxlint-disable-next-line react/no-array-index-key
        <Section key={index} section={section} />
      ))
    )}
  </article>
);

const Section = ({ section: { heading, bodyHtml } }: { readonly section: LocalSection }) => {
  const body = opsFromHtml(bodyHtml);
  return (
    <section className={styles.section}>
      {heading && <h2>{heading}</h2>}
      {hasContent(JSON.stringify(body)) ? <RichText content={body} headingLevel={3} /> : <p>{texts.dash}</p>}
    </section>
  );
};

import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/buttons/button';
import { Mark } from '@/shared/ui/graphics/mark';
import { externalLinkProps } from '@/shared/ui/links/external';
import type { ClientProposal } from '../content/client-proposal';
import styles from './proposal-header.module.css';
import { pageTexts } from './texts';

interface ProposalHeaderProps {
  readonly content: ClientProposal;
  readonly tools: ReactNode;
  readonly onExit: (() => void) | undefined;
}

/**
 * Shows both logos, the client, the tools and the exit button. Sticks to the top of the window (PRO-071 to
 * PRO-081).
 */
export const ProposalHeader = ({ content, tools, onExit }: ProposalHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <div className={styles.logos}>
        <Link to={paths.home} className={styles.logo} aria-label={pageTexts.productLogo}>
          <Mark decorative />
        </Link>
        <ClientLogo content={content} />
      </div>
      <div className={styles.about}>
        <p className={styles.title}>{content.proposalTitle}</p>
        <p className={styles.recipient}>
          <span className={styles.client}>
            {pageTexts.preparedFor} <strong>{content.clientName}</strong>
            {' · '}
          </span>
          <span className={styles.email}>{content.clientEmail}</span>
        </p>
      </div>
      <div className={styles.tools}>
        {tools}
        {onExit && (
          <Button variant="quiet" small onClick={onExit}>
            {pageTexts.exit}
          </Button>
        )}
      </div>
    </div>
  </header>
);

/**
 * Shows the client's logo, or its name if there is no logo or it fails to load. Links to the client's site if
 * it is known (PRO-Q33).
 */
const ClientLogo = ({
  content: { clientName, clientLogo, clientSite },
}: Pick<ProposalHeaderProps, 'content'>) => {
  const [hasFailed, setHasFailed] = useState(false);
  const logo =
    clientLogo !== undefined && !hasFailed ? (
      <img
        className={styles.clientLogo}
        src={clientLogo.data}
        alt={clientLogo.alternative}
        onError={() => setHasFailed(true)}
      />
    ) : (
      <span className={styles.clientName}>{clientName}</span>
    );
  return clientSite === undefined ? (
    logo
  ) : (
    <a
      href={clientSite}
      className={styles.logo}
      aria-label={pageTexts.clientSite(clientName)}
      {...externalLinkProps}
    >
      {logo}
    </a>
  );
};

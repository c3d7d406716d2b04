import type { ReactNode } from 'react';
import { servicesPage } from '@/content/pages/services';
import { navigationTexts } from '@/content/frame/navigation';
import { paths } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import styles from './service-hero.module.css';

interface ServiceHeroProps {
  readonly heading: string;
  readonly lead: string;
  /** The page's name in the breadcrumbs. Omit it for the overview. */
  readonly crumb?: string;
  readonly actions?: ReactNode;
  /** A drawing at the lower edge of the hero, beside the text on wide screens. */
  readonly drawing?: ReactNode;
}

/** Renders the top of a service page: breadcrumbs, the claim and the next actions. */
export const ServiceHero = ({ heading, lead, crumb, actions, drawing }: ServiceHeroProps) => (
  <div className={hero.hero}>
    <div className={`${hero.inner} ${drawing ? hero.seated : styles.single}`}>
      <div className={hero.text}>
        {crumb && (
          <nav className={styles.crumbs} aria-label={navigationTexts.trail}>
            <ol>
              <li>
                <TextLink to={paths.services}>{servicesPage.name}</TextLink>
              </li>
              <li aria-current="page">{crumb}</li>
            </ol>
          </nav>
        )}
        <h1>{heading}</h1>
        <p className={hero.lead}>{lead}</p>
        {actions && <div className={hero.actions}>{actions}</div>}
      </div>
      {drawing && <div className={hero.drawing}>{drawing}</div>}
    </div>
  </div>
);

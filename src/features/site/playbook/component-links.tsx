import { type ComponentLink, linkTypeNames, playbookPage } from '@/content/pages/guide/playbook';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './component-links.module.css';
import { CountryChoice } from './country-choice';

/**
 * Lists the links of a part (PUB-132). Shows links with a country for one country at a time (PUB-135 to
 * PUB-137).
 */
export const ComponentLinks = ({ links }: { readonly links: readonly ComponentLink[] }) => (
  <div className={styles.block}>
    <h4>{playbookPage.linksHeading}</h4>
    {links.some(({ country }) => country !== undefined) && <CountryChoice />}
    <ul className={styles.links}>
      {links.map(({ text, url, type, country }) => (
        <li key={url} data-country={country}>
          <span className={styles.kind}>{linkTypeNames[type]}</span>
          <span>
            <TextLink to={url} event={{ name: 'playbook_link_click', linkType: type }}>
              {text}
            </TextLink>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

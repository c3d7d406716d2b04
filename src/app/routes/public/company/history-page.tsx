import { historyPage, historyStages } from '@/content/pages/history';
import { PageHead } from '@/features/site/head/page-head';
import { paths } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import styles from './history-page.module.css';

/** Renders `/acf-history`: how the work came about, told through the name read backwards. */
export const HistoryPage = () => (
  <>
    <PageHead title={historyPage.title} description={historyPage.description} path={paths.history} />
    <div className={hero.hero}>
      <div className={`${hero.inner} ${styles.hero}`}>
        <div className={hero.text}>
          <h1>{historyPage.heading}</h1>
          <p className={hero.lead}>{historyPage.lead}</p>
        </div>
      </div>
    </div>
    <div className={styles.story}>
      <ol className={styles.stages}>
        {historyStages.map(({ id, letter, word, heading, paragraphs, link }) => (
          <li key={id} className={styles.stage}>
            <span className={letter ? styles.letter : styles.knot} aria-hidden="true">
              {letter}
            </span>
            <div className={styles.text}>
              <div className={styles.head}>
                <p className={styles.word}>{word}</p>
                <h2>{heading}</h2>
              </div>
              <div className={styles.told}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <p>
                  <TextLink to={link.to}>{link.name}</TextLink>
                </p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
    <nav className={styles.onward} aria-label={historyPage.onwardLabel}>
      <ul>
        {historyPage.onward.map(({ name, to, text }) => (
          <li key={to}>
            <TextLink to={to}>{name}</TextLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  </>
);

import {
  type ShortPlaybook as ShortPlaybookContent,
  shortPlaybookWords,
} from '@/content/pages/guide/short-playbooks';
import { PageHead } from '@/features/site/head/page-head';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import styles from './short-playbook.module.css';

interface ShortPlaybookProps {
  readonly path: string;
  readonly playbook: ShortPlaybookContent;
}

/**
 * Renders a playbook that is still short: its current content, related videos, and the starter pack
 * (PUB-Q37).
 */
export const ShortPlaybook = ({ path, playbook }: ShortPlaybookProps) => (
  <>
    <PageHead title={playbook.title} description={playbook.description} path={path} />
    <div className={hero.hero}>
      <div className={`${hero.inner} ${styles.page}`}>
        <SpotDrawing name={playbook.drawing} extent="on" />
        <div className={hero.text}>
          <p className={hero.kicker}>{playbook.kicker}</p>
          <h1>{playbook.heading}</h1>
          <p className={styles.text}>{playbook.text}</p>
        </div>
        <div className={styles.ways}>
          <section className={styles.way} aria-labelledby="pack-heading">
            <h2 id="pack-heading">{shortPlaybookWords.packHeading}</h2>
            <p>{playbook.packText}</p>
            <ButtonLink to={paths.day1Playbook} variant="next">
              {shortPlaybookWords.packAction}
            </ButtonLink>
          </section>
          <section className={styles.way} aria-labelledby="videos-heading">
            <h2 id="videos-heading">{shortPlaybookWords.videosHeading}</h2>
            <p>{playbook.videosText}</p>
            <TextLink to={`${paths.videos}?playbook=${playbook.key}`}>{playbook.videosAction}</TextLink>
          </section>
        </div>
      </div>
    </div>
  </>
);

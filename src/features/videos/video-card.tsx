import { type Video, videoCategories, videoPlaybooks, videosPage } from '@/content/pages/videos';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { thumbnailOf } from './thumbnail';
import styles from './video-card.module.css';

const playbookPaths = {
  'day1-impact': paths.day1Playbook,
  'security-playbook': paths.securityPlaybook,
  'advanced-playbook': paths.advancedPlaybook,
} as const;

/** Renders a playbook as a link to its page, or its key as text if it has no page (PUB-269, PUB-Q65). */
const PlaybookName = ({ playbook }: { readonly playbook: string }) => {
  const known = videoPlaybooks.find(({ value }) => value === playbook);
  return known ? <TextLink to={playbookPaths[known.value]}>{known.label}</TextLink> : playbook;
};

interface VideoCardProps {
  readonly video: Video;
  /** True if the card is visible without scrolling. Its picture is then loaded eagerly. */
  readonly early: boolean;
}

/** Shows a video of the library (PUB-260 to PUB-265). */
export const VideoCard = ({ video, early }: VideoCardProps) => (
  <article className={styles.card} aria-labelledby={`video-${video.id}`}>
    <div className={styles.picture}>
      <img
        className={styles.thumbnail}
        src={thumbnailOf(video)}
        alt=""
        width="640"
        height="360"
        loading={early ? 'eager' : 'lazy'}
      />
      {video.duration !== '' && (
        <span className={styles.duration}>
          <span aria-hidden="true">{video.duration}</span>
          <VisuallyHidden>{videosPage.length(video.duration)}</VisuallyHidden>
        </span>
      )}
    </div>
    <div className={styles.text}>
      <p className={styles.category}>
        {videoCategories.find(({ value }) => value === video.category)?.label}
      </p>
      <h2 id={`video-${video.id}`} className={styles.title}>
        {video.title}
      </h2>
      <p>{video.description}</p>
      {video.tags.length > 0 && (
        <ul className={styles.tags} aria-label={videosPage.tagsLabel}>
          {video.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </div>
    <div className={styles.foot}>
      {video.url === '' ? (
        <p>{videosPage.linkToCome}</p>
      ) : (
        <ButtonLink to={video.url} small>
          <span>
            {videosPage.watch} <VisuallyHidden>{video.title}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
      {video.playbooks.length > 0 && (
        <p className={styles.playbooks}>
          {videosPage.playbooksLabel}{' '}
          {video.playbooks.map((playbook, index) => (
            <span key={playbook}>
              {index > 0 && ', '}
              <PlaybookName playbook={playbook} />
            </span>
          ))}
        </p>
      )}
    </div>
  </article>
);

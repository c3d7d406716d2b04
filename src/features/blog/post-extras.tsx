import type { BlogPost } from '@/content/blog/blog-post';
import { blogPage } from '@/content/pages/blog';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './post.module.css';

/** Shows the post's tags and its links on other services, if it has any (PUB-291). */
export const PostExtras = ({ post }: { readonly post: BlogPost }) => {
  const links = [
    { label: blogPage.youtubeLink, to: post.youtubeUrl },
    { label: blogPage.applePodcastsLink, to: post.applePodcastsUrl },
    { label: blogPage.linkedinLink, to: post.linkedinUrl },
  ].filter(({ to }) => to !== undefined);
  return (
    <div className={styles.extras}>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={label}>
              <TextLink to={to ?? ''}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.tags} aria-label={blogPage.tags}>
        {post.tags.map((tag) => (
          <li key={tag}>#{tag}</li>
        ))}
      </ul>
    </div>
  );
};

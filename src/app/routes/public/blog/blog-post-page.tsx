import type { BlogPost } from '@/content/blog/blog-post';
import { blogPage } from '@/content/pages/blog';
import { brand } from '@/content/brand';
import { sessionAction } from '@/content/pages/booking-label';
import { FeedLink } from '@/features/blog/feed-link';
import { PenDrawing } from '@/features/blog/pen-drawing';
import { PostBody } from '@/features/blog/post-body';
import { PostDay } from '@/features/blog/post-day';
import { PostExtras } from '@/features/blog/post-extras';
import type { PlacedPost } from '@/features/blog/posts';
import { PageHead } from '@/features/site/head/page-head';
import { siteAddress } from '@/shared/facts/site-address';
import { SessionCall } from '@/features/site/sections/session-call';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { blogPostPath, paths } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import styles from './blog-post-page.module.css';

const organisation = { '@type': 'Organization', name: brand.name, url: siteAddress(paths.home) };

const structuredData = ({ id, title, date, excerpt, tags }: BlogPost) => ({
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  datePublished: date,
  keywords: tags.join(', '),
  author: organisation,
  publisher: organisation,
  mainEntityOfPage: siteAddress(blogPostPath(id)),
});

interface NeighbourProps {
  readonly label: string;
  readonly post: BlogPost | undefined;
}

/**
 * Renders a link to a neighbouring post. An empty cell keeps the newer post on the right if there is no older
 * one.
 */
const Neighbour = ({ label, post }: NeighbourProps) => (
  <li>
    {post && (
      <>
        <p className={styles.label}>{label}</p>
        <TextLink to={blogPostPath(post.id)}>{post.title}</TextLink>
      </>
    )}
  </li>
);

/**
 * Renders one post with links to the previous and next one. Its HTML is complete, because nothing in it
 * depends on the current date. Only `/blog` shows a post's age.
 */
export const BlogPostPage = ({ post, newer, older }: PlacedPost) => (
  <>
    <PageHead
      title={`${post.title} · ${brand.name}`}
      description={post.excerpt}
      path={blogPostPath(post.id)}
      article={{ published: post.date }}
      structuredData={structuredData(post)}
    />
    <FeedLink />
    <article className={hero.hero} aria-labelledby="post-title">
      <div className={`${hero.inner} ${styles.post}`}>
        <div className={styles.head}>
          <TextLink to={paths.blog}>{blogPage.allPosts}</TextLink>
          <p className={styles.day}>
            <PostDay date={post.date} />
          </p>
          <h1 id="post-title">{post.title}</h1>
          <p className={hero.lead}>{post.excerpt}</p>
        </div>
        <PenDrawing />
        <div className={styles.text}>
          <PostBody key={post.id} id={post.id} />
          <PostExtras post={post} />
        </div>
      </div>
    </article>
    <nav className={styles.neighbours} aria-label={blogPage.neighboursLabel}>
      <ul>
        <Neighbour label={blogPage.olderLabel} post={older} />
        <Neighbour label={blogPage.newerLabel} post={newer} />
      </ul>
    </nav>
    <SessionCall
      heading={blogPage.sessionHeading}
      text={blogPage.sessionText}
      action={sessionAction(useBuiltFacts().bookingMinutes)}
    />
  </>
);

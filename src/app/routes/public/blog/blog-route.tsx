import { blogPage } from '@/content/pages/blog';
import { brand } from '@/content/brand';
import { sessionAction } from '@/content/pages/booking-label';
import { FeedLink } from '@/features/blog/feed-link';
import { PenDrawing } from '@/features/blog/pen-drawing';
import { PageHead } from '@/features/site/head/page-head';
import { siteAddress } from '@/shared/facts/site-address';
import { SessionCall } from '@/features/site/sections/session-call';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { paths } from '@/shared/config/paths';
import hero from '../hero.module.css';
import { BlogPosts } from './blog-posts';
import styles from './blog-page.module.css';

const structuredData = {
  '@type': 'Blog',
  name: blogPage.feedTitle,
  description: blogPage.subtitle,
  url: siteAddress(paths.blog),
  publisher: { '@type': 'Organization', name: brand.name, url: siteAddress(paths.home) },
};

/** Renders `/blog`: every post with its own fragment (PUB-Q68), the newest in full. */
export const BlogRoute = () => (
  <>
    <PageHead
      title={blogPage.title}
      description={blogPage.description}
      path={paths.blog}
      structuredData={structuredData}
    />
    <FeedLink />
    <div className={hero.hero}>
      <div className={`${hero.inner} ${styles.hero}`}>
        <div className={hero.text}>
          <h1>{blogPage.heading}</h1>
          <p className={hero.lead}>{blogPage.subtitle}</p>
          <div className={styles.promise}>
            <p>{blogPage.promise}</p>
            <a href={paths.blogFeed}>{blogPage.feedLink}</a>
          </div>
        </div>
        <PenDrawing />
      </div>
    </div>
    <div className={styles.page}>
      <BlogPosts />
    </div>
    <SessionCall
      heading={blogPage.sessionHeading}
      text={blogPage.sessionText}
      action={sessionAction(useBuiltFacts().bookingMinutes)}
    />
  </>
);

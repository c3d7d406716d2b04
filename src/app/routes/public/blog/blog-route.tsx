import { useEffect, useRef } from 'react';
import { blogPage } from '@/content/pages/blog';
import { brand } from '@/content/brand';
import { FeedLink } from '@/features/blog/feed-link';
import { PenDrawing } from '@/features/blog/pen-drawing';
import { refreshAges } from '@/features/blog/post-date';
import { PageHead, siteAddress } from '@/features/site/head/page-head';
import { SessionCall } from '@/features/site/sections/session-call';
import { paths } from '@/shared/config/paths';
import { staticPart } from '@/shared/hydration/static-part';
import hero from '../hero.module.css';
// The posts use this style sheet too; imported here, the prerendered HTML links it.
import styles from './blog-page.module.css';

const Posts = staticPart(async () => (await import('./blog-posts')).BlogPosts);

const structuredData = {
  '@type': 'Blog',
  name: blogPage.feedTitle,
  description: blogPage.subtitle,
  url: siteAddress(paths.blog),
  publisher: { '@type': 'Organization', name: brand.name, url: brand.siteAddress },
};

/** `/blog`: every post in full, each with a fragment of its own (PUB-Q68); scripts only update their ages. */
export const BlogRoute = () => {
  const posts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (posts.current) refreshAges(posts.current, new Date());
  }, []);
  return (
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
      <div ref={posts} className={styles.page}>
        <Posts />
      </div>
      <SessionCall
        heading={blogPage.sessionHeading}
        text={blogPage.sessionText}
        action={blogPage.sessionAction}
      />
    </>
  );
};

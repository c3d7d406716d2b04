import { blogPage } from '@/content/blog-page';
import { brand } from '@/content/brand';
import { FeedLink } from '@/features/blog/feed-link';
import { PenDrawing } from '@/features/blog/pen-drawing';
import { PostBody } from '@/features/blog/post-body';
import { PostAge, PostDay } from '@/features/blog/post-day';
import { PostExtras } from '@/features/blog/post-extras';
import { blogYears } from '@/features/blog/posts';
import { PageHead, siteAddress } from '@/features/site/page-head';
import { SessionCall } from '@/features/site/session-call';
import { blogPostPath, paths } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/text-link';
import hero from '../hero.module.css';
import styles from './blog-page.module.css';

const structuredData = {
  '@type': 'Blog',
  name: blogPage.feedTitle,
  description: blogPage.subtitle,
  url: siteAddress(paths.blog),
  publisher: { '@type': 'Organization', name: brand.name, url: brand.siteAddress },
};

const Contents = () => (
  <nav className={styles.contents} aria-label={blogPage.contentsLabel}>
    <details>
      <summary>{blogPage.contentsLabel}</summary>
      {blogYears.map(({ year, posts }) => (
        <div key={year}>
          <p>{year}</p>
          <ul>
            {posts.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={`#${id}`}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  </nav>
);

/** `/blog`: every post in full, newest first, each with a fragment of its own (PUB-Q68). */
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
      <Contents />
      <div className={styles.years}>
        {blogYears.map(({ year, posts }) => (
          <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            {posts.map((post) => (
              <article
                key={post.id}
                id={post.id}
                className={styles.post}
                aria-labelledby={`${post.id}-title`}
              >
                <div className={styles.head}>
                  <p className={styles.dateline}>
                    <PostDay date={post.date} /> <PostAge date={post.date} />
                  </p>
                  <h3 id={`${post.id}-title`}>
                    <TextLink to={blogPostPath(post.id)}>{post.title}</TextLink>
                  </h3>
                  <p className={styles.excerpt}>{post.excerpt}</p>
                </div>
                <PostBody id={post.id} />
                <PostExtras post={post} />
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
    <SessionCall
      heading={blogPage.sessionHeading}
      text={blogPage.sessionText}
      action={blogPage.sessionAction}
    />
  </>
);

import newestBody from 'virtual:blog-newest';
import type { BlogPost } from '@/content/blog/blog-post';
import { blogPage } from '@/content/pages/blog';
import { FoldedBody, PostText } from '@/features/blog/post-body';
import { PostAge, PostDay } from '@/features/blog/post-day';
import { PostExtras } from '@/features/blog/post-extras';
import { blogYears } from '@/features/blog/posts';
import { blogPostPath } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './blog-page.module.css';

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

interface PostProps {
  readonly post: BlogPost;
  readonly isNewest: boolean;
}

const Post = ({ post, isNewest }: PostProps) => (
  <article id={post.id} className={styles.post} aria-labelledby={`${post.id}-title`}>
    <div className={styles.head}>
      <p className={styles.dateline}>
        <PostDay date={post.date} /> <PostAge date={post.date} />
      </p>
      <h3 id={`${post.id}-title`}>
        <TextLink to={blogPostPath(post.id)}>{post.title}</TextLink>
      </h3>
      <p className={styles.excerpt}>{post.excerpt}</p>
    </div>
    {isNewest ? <PostText html={newestBody} /> : <FoldedBody post={post} />}
    <PostExtras post={post} />
  </article>
);

/**
 * Lists every post by year, newest first, next to a table of contents. The newest post is expanded, and the
 * others expand on demand.
 */
export const BlogPosts = () => (
  <>
    <Contents />
    <div className={styles.years}>
      {blogYears.map(({ year, posts }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          {posts.map((post) => (
            <Post key={post.id} post={post} isNewest={post === blogYears[0]?.posts[0]} />
          ))}
        </section>
      ))}
    </div>
  </>
);

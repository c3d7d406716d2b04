import { brand } from '@/content/brand';
import { socialPicture } from '@/shared/config/social-picture';
import { siteAddress } from '@/shared/facts/site-address';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Path for the canonical URL. Pages without one get `noindex`. */
  readonly path?: string;
  /** Marks a blog post; `published` is its calendar day (`2026-03-01`). */
  readonly article?: { readonly published: string };
  /** schema.org data of the page, without `@context`. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
}

/**
 * Renders title, description, canonical URL, social preview and structured data. React moves the tags into
 * the head.
 */
export const PageHead = ({ title, description, path, article, structuredData }: PageHeadProps) => (
  <>
    <title>{title}</title>
    {description && <meta name="description" content={description} />}
    {path === undefined ? (
      <meta name="robots" content="noindex" />
    ) : (
      <>
        <link rel="canonical" href={siteAddress(path)} />
        <meta property="og:url" content={siteAddress(path)} />
        <meta property="og:title" content={title} />
        {description && <meta property="og:description" content={description} />}
        <meta property="og:type" content={article ? 'article' : 'website'} />
        {article && <meta property="article:published_time" content={article.published} />}
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:image" content={siteAddress(socialPicture(path))} />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
    {structuredData && <StructuredData data={structuredData} />}
  </>
);

/** Renders schema.org data, given without `@context`. */
export const StructuredData = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) => {
  // A `<` could end the element. Its escape means the same in JSON.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // This is JSON: React would escape it as a text child and break it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
};

/** A blog post without its body: the front matter of `{id}.md` in this folder (PUB-354, PUB-355). */
export interface BlogPost {
  /** The post's file name without extension. Also its slug and its fragment on `/blog`. */
  readonly id: string;
  readonly title: string;
  /** Calendar day: `2026-03-01`. */
  readonly date: string;
  /** One or two sentences, shown above the body and used as the meta description. */
  readonly excerpt: string;
  /** Without the hash, in camel case so that screen readers read words: `DonorData`. */
  readonly tags: readonly string[];
  readonly youtubeUrl?: string;
  readonly applePodcastsUrl?: string;
  readonly linkedinUrl?: string;
}

/** What the site knows of a blog post beside its body: `{id}.md` in this folder holds both (PUB-354, PUB-355). */
export interface BlogPost {
  /** Name of the post's file without its ending; address of its page and fragment on `/blog`. */
  readonly id: string;
  readonly title: string;
  /** Calendar day, as `2026-03-01`. */
  readonly date: string;
  /** One or two sentences, shown above the body and told to search engines. */
  readonly excerpt: string;
  /** Without the hash, in capitals and small letters so that they can be read aloud: `DonorData`. */
  readonly tags: readonly string[];
  readonly youtubeUrl?: string;
  readonly applePodcastsUrl?: string;
  readonly linkedinUrl?: string;
}

/** A blog post without its body: the front matter of `{id}.md` in this folder (PUB-354, PUB-355). */
export interface BlogPost {
  /** The post's file name without its ending; also the address of its page and its fragment on `/blog`. */
  readonly id: string;
  readonly title: string;
  /** Calendar day, as `2026-03-01`. */
  readonly date: string;
  /** One or two sentences, shown above the body and given to search engines as the description. */
  readonly excerpt: string;
  /** Without the hash, in capitals and small letters so that they can be read aloud: `DonorData`. */
  readonly tags: readonly string[];
  readonly youtubeUrl?: string;
  readonly applePodcastsUrl?: string;
  readonly linkedinUrl?: string;
}

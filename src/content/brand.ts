/** Facts about the organisation behind the site; every page takes them from here. */
export const brand = {
  name: 'ACF',
  /** The name written out; stands once on a page, in the header. */
  expandedName: 'AI · Connect · Fundraise',
  /** Where the site is published: canonical addresses, the feed and the sitemap begin with it. */
  siteAddress: 'https://www.acf.example',
  contactAddress: 'hello@acf.example',
  office: 'Toronto, ON',
  /** Where a visitor picks a time for the free strategy session. */
  bookingLink: 'https://booking.acf.example/strategy-session',
  bookingMinutes: 30,
  /** First year of the copyright line. */
  since: 2020,
  /** The film on the landing page: its id at YouTube, which the owner supplies. */
  landingVideoId: 'acf-introduction',
  socialLinks: [
    { name: 'LinkedIn', href: 'https://linkedin.acf.example' },
    { name: 'YouTube', href: 'https://youtube.acf.example' },
  ],
} as const;

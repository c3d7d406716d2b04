/** Facts about the organisation behind the site; every page takes them from here. */
export const brand = {
  name: 'ACF',
  /** The name written out; stands once on a page, in the header. */
  expandedName: 'AI · Connect · Fundraise',
  contactAddress: 'hello@acf.example',
  office: 'Toronto, ON',
  /** Where a visitor picks a time for the free strategy session. */
  bookingLink: 'https://booking.acf.example/strategy-session',
  bookingMinutes: 30,
  /** First year of the copyright line. */
  since: 2020,
  socialLinks: [
    { name: 'LinkedIn', href: 'https://linkedin.acf.example' },
    { name: 'YouTube', href: 'https://youtube.acf.example' },
  ],
} as const;

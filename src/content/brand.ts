/** The product's own name. Facts about the organization behind the site are in `site-facts.ts`. */
export const brand = {
  name: 'ACF',
  /** The name written out, shown once a page in the header. */
  expandedName: 'AI · Connect · Fundraise',
} as const;

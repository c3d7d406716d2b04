import type { NavigationItem } from './navigation';

/** Footer entries, in order. */
export const footerNavigation: readonly NavigationItem[] = [
  { label: "The Fundraisers' AI Guide", to: '/impactplaybooks' },
  { label: 'About us', to: '/about' },
  { label: 'Services', to: '/services' },
  { label: 'Data integration hub', to: '/acf-bridge' },
  { label: 'Videos', to: '/videos' },
  { label: 'Blog', to: '/blog' },
  { label: 'Contact us', to: '/contact' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Admin', to: '/admin/login' },
];

/** Texts beside the footer's links. */
export const footerText = {
  about: 'Fundraising, connected data and AI for people who do good work with small teams.',
  newsletterHeading: 'A letter you can use the same week',
  newsletterText: 'One idea for a small fundraising team, with the steps and the time they take.',
} as const;

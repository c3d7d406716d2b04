import { formatter } from '@/shared/i18n/format';

// A fixed locale, so that sentences with dates read the same for every client.
const locale = 'en-GB';

/** Formats a date without its year: 23 November. */
export const shortDay = formatter({ day: 'numeric', month: 'long' }, locale);

/** Formats a date with its year: 23 November 2026. */
export const longDay = formatter({ dateStyle: 'long' }, locale);

import { formatter } from '@/shared/i18n/format';

// Fixed, so that a sentence around a day reads the same for every client.
const locale = 'en-GB';

/** Formats a day of this year: 23 November. */
export const shortDay = formatter({ day: 'numeric', month: 'long' }, locale);

/** Formats a day with its year: 23 November 2026. */
export const longDay = formatter({ dateStyle: 'long' }, locale);

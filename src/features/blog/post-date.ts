import { plural } from '@/shared/i18n/plural';

const dayMs = 86_400_000;
/** The length of a month in the ages of posts, in days (PUB-404). */
const monthDays = 30;

/**
 * Returns the age of a calendar day in whole months of 30 days. Future days count as this month (PUB-283,
 * PUB-284, PUB-285). Uses the reader's local calendar day of `now`, so that time zones don't shift the age by
 * a day.
 */
export function postAge(date: string, now: Date): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.floor((today - Date.parse(`${date}T00:00:00Z`)) / dayMs);
  const months = Math.floor(days / monthDays);
  if (months < 1) return 'This month';
  return plural(months, { one: `${months} month ago`, other: `${months} months ago` });
}

import { useState } from 'react';
import { formatCalendarDay } from '@/shared/i18n/format';
import { postAge } from './post-date';

/** The day of a post. */
export const PostDay = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>{formatCalendarDay(date)}</time>
);

/**
 * The age of a post. `refreshAges` finds it by its attribute: prerendered HTML may be read months after the build.
 */
export const PostAge = ({ date }: { readonly date: string }) => {
  const [now] = useState(() => new Date());
  return <span data-post-date={date}>{postAge(date, now)}</span>;
};

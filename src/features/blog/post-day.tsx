import { useState } from 'react';
import { formatCalendarDay } from '@/shared/i18n/format';
import { postAge } from './post-date';

/** The day of a post. */
export const PostDay = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>{formatCalendarDay(date)}</time>
);

/** How long ago the day of a post is, for `refreshAges` to correct: the HTML may be read months after it was made. */
export const PostAge = ({ date }: { readonly date: string }) => {
  const [now] = useState(() => new Date());
  return <span data-post-date={date}>{postAge(date, now)}</span>;
};

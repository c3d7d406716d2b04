import { useState } from 'react';
import { useHydrated } from '@/shared/hydration/use-hydrated';
import { formatCalendarDay } from '@/shared/i18n/format';
import { postAge } from './post-date';

/** The day of a post. */
export const PostDay = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>{formatCalendarDay(date)}</time>
);

/** The age of a post; prerendered HTML may be read months after the build, so it is counted again in the browser. */
export const PostAge = ({ date }: { readonly date: string }) => {
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  return (
    <span key={hydrated ? 'now' : 'built'} suppressHydrationWarning>
      {postAge(date, now)}
    </span>
  );
};

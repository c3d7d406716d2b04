import { useState } from 'react';
import { useHydrated } from '@/shared/hydration/use-hydrated';
import { formatCalendarDay } from '@/shared/i18n/format';
import { postAge } from './post-date';

/** Shows the date of a post. */
export const PostDay = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>{formatCalendarDay(date)}</time>
);

/** Shows the age of a post. Computes it again in the browser, because prerendered HTML may be months old. */
export const PostAge = ({ date }: { readonly date: string }) => {
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  return (
    <span key={hydrated ? 'now' : 'built'} suppressHydrationWarning>
      {postAge(date, now)}
    </span>
  );
};

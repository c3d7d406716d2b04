import { useState } from 'react';
import { useHydrated } from '@/shared/ui/use-hydrated';
import { longDate, postAge } from './post-date';

/** The day of a post. */
export const PostDay = ({ date }: { readonly date: string }) => <time dateTime={date}>{longDate(date)}</time>;

/** How long ago the day of a post is, counted anew when the page runs: its HTML may be months old. */
export const PostAge = ({ date }: { readonly date: string }) => {
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  return (
    <span key={hydrated ? 'now' : 'built'} suppressHydrationWarning>
      {postAge(date, now)}
    </span>
  );
};

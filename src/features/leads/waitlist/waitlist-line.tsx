import { Link } from 'react-router-dom';
import { useCounts } from '@/shared/lists/counts/use-counts';
import { waitlist } from '../collections';
import { leadTexts } from '../management/texts';
import { entryCounts } from './queries';

interface WaitlistLineProps {
  /** The URL of the waitlist. */
  readonly to: string;
}

const pendingCount = { pending: entryCounts.pending };

/** Shows on the home screen how many applications are pending, with a link to them. */
export const WaitlistLine = ({ to }: WaitlistLineProps) => {
  const { counts } = useCounts(waitlist, pendingCount);
  return counts.pending === undefined || counts.pending === 0 ? null : (
    <p>
      <Link to={to}>{leadTexts.waiting.onWaitlist(counts.pending)}</Link>
    </p>
  );
};

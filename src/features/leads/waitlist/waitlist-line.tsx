import { Link } from 'react-router-dom';
import { leadTexts } from '../management/texts';
import { useWaitlistCounts } from './use-waitlist-counts';
import type { WaitlistRepository } from './waitlist-repository';

interface WaitlistLineProps {
  readonly repository: Pick<WaitlistRepository, 'count'>;
  /** The address of the waitlist. */
  readonly to: string;
}

/** Says on the home screen how many applications wait, and leads to them. */
export const WaitlistLine = ({ repository, to }: WaitlistLineProps) => {
  const { counts } = useWaitlistCounts(repository, ['pending']);
  return counts.pending === undefined || counts.pending === 0 ? null : (
    <p>
      <Link to={to}>{leadTexts.waiting.onWaitlist(counts.pending)}</Link>
    </p>
  );
};

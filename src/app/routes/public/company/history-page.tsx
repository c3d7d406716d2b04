import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `history`. */
export const HistoryPage = () => (
  <>
    <PageHead title="History · ACF" path={paths.history} />
    <h1>History</h1>
  </>
);

import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `fundraising`. */
export const FundraisingPage = () => (
  <>
    <PageHead title="Fundraising · ACF" path={paths.fundraising} />
    <h1>Fundraising</h1>
  </>
);

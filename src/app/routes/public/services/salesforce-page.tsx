import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `salesforce`. */
export const SalesforcePage = () => (
  <>
    <PageHead title="Salesforce · ACF" path={paths.salesforce} />
    <h1>Salesforce</h1>
  </>
);

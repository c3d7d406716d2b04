import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `devShop`. */
export const DevShopPage = () => (
  <>
    <PageHead title="Dev Shop · ACF" path={paths.devShop} />
    <h1>Dev Shop</h1>
  </>
);

import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `services`. */
export const ServicesPage = () => (
  <>
    <PageHead title="Services · ACF" path={paths.services} />
    <h1>Services</h1>
  </>
);

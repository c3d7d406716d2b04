import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `contact`. */
export const ContactRoute = () => (
  <>
    <PageHead title="Contact us · ACF" path={paths.contact} />
    <h1>Contact us</h1>
  </>
);

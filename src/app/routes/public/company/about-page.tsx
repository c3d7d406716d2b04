import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `about`. */
export const AboutPage = () => (
  <>
    <PageHead title="About us · ACF" path={paths.about} />
    <h1>About us</h1>
  </>
);

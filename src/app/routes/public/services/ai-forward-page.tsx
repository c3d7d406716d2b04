import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `aiForward`. */
export const AiForwardPage = () => (
  <>
    <PageHead title="AI Forward · ACF" path={paths.aiForward} />
    <h1>AI Forward</h1>
  </>
);

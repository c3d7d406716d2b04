import { KeptMarkup } from '@/shared/ui/still';
import { AdoptedHead } from './adopted-head';

/** A page that came with the document and needs no code: the HTML stays, and React learns of its head. */
export const AdoptedPage = () => (
  <>
    <AdoptedHead />
    <KeptMarkup />
  </>
);

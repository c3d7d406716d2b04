import type { FactsDocument } from '../../src/shared/facts/stored-facts';
import { unsetIn } from '../build/site-facts';
import type { Finding } from './finding';

/** Lists the owner's facts that are unset. A person decides whether that is intended, so none of them is an error. */
export function factsFinding(facts: FactsDocument): Finding {
  const unset = unsetIn(facts);
  return {
    about: 'The owner’s facts are set',
    ...(unset.length > 0 && { unread: `Unset, and hidden on the site: ${unset.join(', ')}` }),
    remedy: 'In the workspace, Organization: fill them in, then npm run build and deploy the site.',
  };
}

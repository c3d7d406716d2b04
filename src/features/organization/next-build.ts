import type { SiteFacts } from '@/content/site-facts';
import { sameValue } from '@/shared/saving/values';
import { factLabels } from './texts';

/** Returns the labels of the facts that public pages do not show yet. */
export const waitingForBuild = (stored: SiteFacts, built: SiteFacts): readonly string[] =>
  Object.entries(factLabels).flatMap(([field, label]) =>
    sameValue(stored[field as keyof SiteFacts], built[field as keyof SiteFacts]) ? [] : [label],
  );

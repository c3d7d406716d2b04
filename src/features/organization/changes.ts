import { factsPlace, type FactsDocument } from '@/shared/facts/stored-facts';
import { createChange, patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { site } from './collections';
import { factLabels, organizationTexts as texts } from './texts';

const words = {
  what: texts.change,
  labels: factLabels,
  reasons: { denied: texts.notSaved, invalid: texts.notSaved, exists: texts.someoneElse },
};

/**
 * Saves the facts that differ from `base`, the facts that the person saw. If two people change different
 * facts, both changes are kept. Omit `base` if the document does not exist yet.
 */
export const saveFacts = (base: FactsDocument | undefined, facts: FactsDocument): SaveHandle =>
  save(
    base
      ? patchChange(site, factsPlace.id, { patch: facts, base, ...words })
      : createChange(site, factsPlace.id, { fields: facts, ...words }),
  );

import { packageIds } from '@/features/proposals/content/client-proposal';
import { blockSchema } from '@/features/proposals/content/deck';
import { optionsOf } from './fields/schema-bounds';

const blockKinds = new Set(optionsOf(blockSchema).map(([kind]) => kind));
const packageNames = new Set<string>(packageIds);

/**
 * Returns the context for looking up the labels of an object's fields. The object is the field `name` in the
 * given context. All fields inside a block share its kind as context, at any depth. The four packages
 * share one context.
 */
export function labelContext(name: string, context: string): string {
  if (blockKinds.has(context)) return context;
  return context === 'packages' && packageNames.has(name) ? context : name;
}

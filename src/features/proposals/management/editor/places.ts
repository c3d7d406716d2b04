import { packageIds } from '@/features/proposals/content/client-proposal';
import { blockSchema } from '@/features/proposals/content/deck';
import { kindsOf } from './fields/schema-bounds';

const blockKinds = new Set(kindsOf(blockSchema).map(([kind]) => kind));
const packageNames = new Set<string>(packageIds);

/**
 * Returns the place under which the labels of an object's fields are looked up, for the object in the field `name` of the place
 * `within`. All fields of a block have its kind as their place, however deep they lie, and the four packages share one place.
 */
export function placeWithin(name: string, within: string): string {
  if (blockKinds.has(within)) return within;
  return within === 'packages' && packageNames.has(name) ? within : name;
}

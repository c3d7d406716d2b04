import { tiers } from '@/content/pages/tiers';
import type { PackageId } from '../content/client-proposal';

const tierOf = (id: PackageId) => tiers.find((tier) => tier.id === id);

/** Returns a package's name on proposals: `Free Starter Pack`, `Start`, `Grow`, `Expand` (PRO-086). */
export const packageName = (id: PackageId): string => tierOf(id)?.name ?? id;

/** Returns the duration of a package (PRO-322 to PRO-325). */
export const packageTimeline = (id: PackageId): string => tierOf(id)?.timeline ?? '';

import type { RequestSource } from '@/features/analytics/viewer/request-source';
import { leads } from '@/features/leads/collections';
import { statusLabels, typeLabel } from '@/features/leads/management/texts';
import { latestLeads, leadsIn, oldestLead } from '@/features/leads/queries';
import { countDocuments, listDocuments } from '@/shared/firebase/database';

const options = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** Reads figures about leads for the analytics viewer. */
export const leadSource: RequestSource = {
  count: (span, status, signal) => countDocuments(leads, leadsIn(span, status), options(signal)),
  latest: async (span, limit, signal) => {
    const { documents } = await listDocuments(leads, latestLeads(span, limit), options(signal));
    return documents.map(({ id, name, email, bundleType, status, createdAt }) => ({
      id,
      name,
      email,
      type: typeLabel(bundleType),
      status: statusLabels[status],
      createdAt: createdAt ?? null,
    }));
  },
  oldest: async (signal) => {
    const { documents } = await listDocuments(leads, oldestLead, options(signal));
    return documents[0]?.createdAt ?? null;
  },
};

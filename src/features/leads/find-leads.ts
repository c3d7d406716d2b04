import { addressesOf } from '@/shared/entity/entity-address';
import { findInList } from '@/shared/lists/find-in-list';
import { leadEntity } from './entity';
import { leadList } from './queries';
import { leadTexts, statusLabels } from './management/texts';

/** The palette's search of leads, the newest first, by name and address. Each opens beside the list (WRK-514). */
export const findLeads = findInList(leadEntity, leadList, {
  show: ({ id, name, email, status }) => ({
    title: name,
    detail: leadTexts.foundLine(email, statusLabels[status]),
    section: leadTexts.section,
    to: `${addressesOf(leadEntity, 'admin').list}?${new URLSearchParams({ open: id })}`,
  }),
});

import { addressesOf } from '@/shared/entity/entity-address';
import { findInList } from '@/shared/lists/find-in-list';
import { leadEntity } from './entity';
import { leadList } from './queries';
import { leadTexts, statusLabels } from './management/texts';

/**
 * Searches leads for the command palette by name and e-mail address, newest first. A result opens in the
 * panel beside the list (WRK-514).
 */
export const findLeads = findInList(leadEntity, leadList, {
  show: ({ id, name, email, status }) => ({
    title: name,
    detail: leadTexts.foundLine(email, statusLabels[status]),
    section: leadTexts.section,
    to: `${addressesOf(leadEntity, 'admin').list}?${new URLSearchParams({ open: id })}`,
  }),
});

import { workspacePaths } from '@/shared/config/workspace-paths';
import { findInList } from '@/shared/lists/find-in-list';
import { leadList } from './queries';
import { leadTexts, statusLabels } from './management/texts';

/**
 * Searches leads for the command palette by name and e-mail address, newest first. A result opens in the
 * panel beside the list (WRK-514).
 */
export const findLeads = findInList(leadList, {
  show: ({ id, name, email, status }) => ({
    id: `lead.${id}`,
    title: name,
    detail: leadTexts.foundLine(email, statusLabels[status]),
    section: leadTexts.section,
    to: `${workspacePaths.adminLeads}?${new URLSearchParams({ open: id })}`,
  }),
});

import { workspacePaths } from '@/shared/config/workspace-paths';
import { findInList } from '@/shared/lists/find-in-list';
import { leadList } from './queries';
import { leadTexts, statusLabels } from './management/texts';

/** The palette's search of leads, the newest first, by name and address. Each opens beside the list (WRK-514). */
export const findLeads = findInList(leadList, {
  show: ({ id, name, email, status }) => ({
    id: `lead.${id}`,
    title: name,
    detail: leadTexts.foundLine(email, statusLabels[status]),
    section: leadTexts.section,
    to: `${workspacePaths.adminLeads}?${new URLSearchParams({ open: id })}`,
  }),
});

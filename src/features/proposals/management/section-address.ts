import { generatePath } from 'react-router-dom';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { NameOccurrence } from '../prepared/client-names';
import { parsedContent } from './content-changes';
import { sectionsOfDraft } from './content-schemas';
import type { ClientPage } from './access/former-clients';

/** Returns the link to the editor's section that contains an occurrence: `/…/river-house?section=slide-3`. */
export function sectionAddress(
  { id: slug, kind, content }: ClientPage,
  path: NameOccurrence['path'],
): string {
  const sections = sectionsOfDraft(kind, parsedContent(content));
  const holds = (own: readonly (string | number)[]) =>
    own.length > 0 && own.every((step, depth) => step === path[depth]);
  const section = sections.find((each) => holds(each.path)) ?? sections[0];
  return `${generatePath(workspacePaths.proposal, { slug })}?${new URLSearchParams({ section: section?.id ?? '' })}`;
}

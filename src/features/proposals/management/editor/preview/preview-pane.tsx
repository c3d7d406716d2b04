import { useMediaQuery } from '@/shared/hooks/use-media-query';
import type { EditedSection } from '@/features/proposals/management/content-schemas';
import type { ProposalKind } from '@/features/proposals/schema';
import type { ContentPreview } from './content-preview';
import styles from '../editor.module.css';
import { PreviewFrame } from './preview-frame';
import { isRecord } from '../fields/schema-bounds';
import { shownContent } from './shown-content';
import { editorTexts as texts } from '../texts';
import { valueAt } from '../fields/values';

/** Below this width the preview doesn't fit beside the fields. It then only opens on its own page. */
const roomyQuery = '(min-width: 1400px)';

interface PreviewPaneProps {
  readonly kind: ProposalKind;
  readonly content: unknown;
  readonly section: EditedSection | undefined;
  readonly Preview: ContentPreview;
}

/** Returns the id of the page's section that shows a part of the content. */
function shownSection(content: unknown, section: EditedSection | undefined): string {
  const [name, index] = section?.path ?? [];
  if (name === 'slides') {
    const slide = valueAt(content, ['slides', Number(index)]);
    return isRecord(slide) ? String(slide['id']) : '';
  }
  if (name === 'stakeholders' || name === 'reasons') return 'information';
  return name === 'details' ? 'packages' : String(name ?? 'hero');
}

/** Shows a preview of the page beside the fields, if the window is wide enough. */
export const PreviewPane = ({ kind, content, section, Preview }: PreviewPaneProps) => {
  const hasRoom = useMediaQuery(roomyQuery);
  const shown = hasRoom ? shownContent(kind, content) : undefined;
  if (shown === undefined) return null;
  return (
    <section aria-label={texts.preview} className={styles.preview}>
      <PreviewFrame shown={shownSection(content, section)}>
        <Preview content={shown} />
      </PreviewFrame>
    </section>
  );
};

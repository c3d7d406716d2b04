import { useParams } from 'react-router-dom';
import { brand } from '@/content/brand';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { useRecord } from '@/shared/saving/use-record';
import { TextLink } from '@/shared/ui/links/text-link';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { migrateContent } from '@/features/proposals/content/proposal-content';
import { drafts } from '@/features/proposals/collections';
import { parsedContent } from '@/features/proposals/management/content-changes';
import { problemsOf } from '@/features/proposals/management/content-schemas';
import type { ProposalDraft } from '@/features/proposals/schema';
import type { ContentPreview } from './content-preview';
import styles from '../editor.module.css';
import { shownContent } from './shown-content';
import { editorTexts as texts } from '../texts';

interface PreviewPageProps {
  readonly Preview: ContentPreview;
}

/** Shows a stored draft as its clients would see it, below a thin bar with a link back to the editor. */
export const PreviewPage = ({ Preview }: PreviewPageProps) => {
  const { slug = '' } = useParams();
  const { live, retry, record } = useRecord(drafts, slug);
  const problems = record ? problemsOf(record.kind, contentOf(record)).size : 0;
  return (
    <>
      <title>{`${texts.preview}: ${record?.title ?? slug} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <aside className={styles.previewBar} aria-label={texts.preview}>
        <strong>{texts.preview}</strong>
        {problems > 0 && <span>{texts.previewGaps(problems)}</span>}
        <TextLink to={fillPattern(workspacePaths.proposal, { slug }) ?? workspacePaths.adminProposals}>
          {texts.backToEditor}
        </TextLink>
      </aside>
      <LiveView live={live} retry={retry} loading={texts.previewLoading} failed={texts.previewFailed}>
        {(_, { fromServer }) =>
          record ? (
            <Shown draft={record} Preview={Preview} />
          ) : (
            fromServer && <PlainMain text={texts.previewMissing} />
          )
        }
      </LiveView>
    </>
  );
};

const contentOf = ({ content }: ProposalDraft): Readonly<Record<string, unknown>> =>
  migrateContent(parsedContent(content)) as Readonly<Record<string, unknown>>;

const Shown = ({ draft, Preview }: PreviewPageProps & { readonly draft: ProposalDraft }) => {
  const content = shownContent(draft.kind, contentOf(draft));
  return content ? <Preview content={content} /> : <PlainMain text={texts.previewNone} />;
};

const PlainMain = ({ text }: { readonly text: string }) => (
  <main className={styles.plainMain}>
    <h1>{texts.preview}</h1>
    <p>{text}</p>
  </main>
);

import { ProposalScreen } from '@/features/proposals/management/proposal-screen';
import { ProposalsScreen } from '@/features/proposals/management/list/proposals-screen';
import type { ContentPreview } from '@/features/proposals/management/editor/preview/content-preview';
import { editorTexts } from '@/features/proposals/management/editor/texts';
import { PreviewPage } from '@/features/proposals/management/editor/preview/preview-page';
import type { CountFailures } from '@/features/proposals/management/visits/visits-section';
import { events, eventsIn } from '@/features/analytics/queries';
import type { Actor } from '@/shared/auth/actor';
import { countDocuments } from '@/shared/firebase/database';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { findClients } from './find-clients';

const inPreview = {
  whileLoading: <p>{editorTexts.previewLoading}</p>,
  missing: editorTexts.previewFailed,
};
const ProposalPage = lazyPart(
  async () => (await import('@/features/proposals/page/proposal-page')).ProposalPage,
  inPreview,
);
const DeckPage = lazyPart(
  async () => (await import('@/features/proposals/deck/deck-page')).DeckPage,
  inPreview,
);

const Preview: ContentPreview = ({ content }) =>
  content.kind === 'deck' ? (
    <DeckPage content={content} notesOf={(id) => content.slides.find((slide) => slide.id === id)?.notes} />
  ) : (
    <ProposalPage content={content} />
  );

/** Counts failed attempts to open a proposal page, from the events that its gate reports. */
const countFailures: CountFailures = (slug, signal) =>
  countDocuments(
    events,
    eventsIn({}, { names: ['proposal_auth'], having: { proposal_type: slug, success: 'false' } }),
    { signal },
  );

/** Lists the proposals. */
export const ProposalsRoute = ({ actor }: { readonly actor: Actor }) => (
  <ProposalsScreen actor={actor} findClients={findClients} />
);

/** Shows one proposal. */
export const ProposalRoute = ({ actor }: { readonly actor: Actor }) => (
  <ProposalScreen actor={actor} Preview={Preview} countFailures={countFailures} />
);

/** Previews a draft as its clients would see it, outside the workspace frame. */
export const ProposalPreviewRoute = () => <PreviewPage Preview={Preview} />;

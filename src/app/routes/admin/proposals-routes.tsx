import { ProposalScreen } from '@/features/proposals/management/proposal-screen';
import { ProposalsScreen } from '@/features/proposals/management/proposals-screen';
import type { ContentPreview } from '@/features/proposals/management/editor/content-editor';
import { LoadedPart } from '@/features/proposals/management/editor/loaded-part';
import { PreviewPage } from '@/features/proposals/management/editor/preview-page';
import type { CountFailures } from '@/features/proposals/management/visits-section';
import { events, eventsIn } from '@/features/analytics/queries';
import type { Actor } from '@/shared/auth/actor';
import { countDocuments } from '@/shared/firebase/database';
import { findClients } from './find-clients';

const loadProposal = async () => (await import('@/features/proposals/page/proposal-page')).ProposalPage;
const loadDeck = async () => (await import('@/features/proposals/deck/deck-page')).DeckPage;

const Preview: ContentPreview = ({ content }) =>
  content.kind === 'deck' ? (
    <LoadedPart load={loadDeck}>
      {(DeckPage) => (
        <DeckPage
          content={content}
          notesOf={(id) => content.slides.find((slide) => slide.id === id)?.notes}
        />
      )}
    </LoadedPart>
  ) : (
    <LoadedPart load={loadProposal}>{(ProposalPage) => <ProposalPage content={content} />}</LoadedPart>
  );

/** Counts failed attempts to open a page. Gates report them to the site's statistics. */
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

/** A draft as its clients would see it, outside the frame of the workspace. */
export const ProposalPreviewRoute = () => <PreviewPage Preview={Preview} />;

import type { WithId } from '@/shared/firebase/collection';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { Button } from '@/shared/ui/buttons/button';
import styles from '../management.module.css';
import { addressOf } from './page-address';
import type { ProposalDraft } from '@/features/proposals/schema';
import { proposalTexts as texts } from '../texts';

const dots = '⋯';

interface ProposalActionsProps {
  readonly draft: WithId<ProposalDraft>;
  readonly isBusy: boolean;
  /** True if publishing would change nothing. */
  readonly isUpToDate: boolean;
  /** Id of the sentence that explains what publishing would change. */
  readonly reasonId: string;
  readonly onPublish: () => void;
  readonly onWithdraw: () => void;
  readonly onDelete: () => void;
}

/** Shows the button to publish a page, and a menu to open, close or delete it. */
export const ProposalActions = ({
  draft,
  isBusy,
  isUpToDate,
  reasonId,
  onPublish,
  onWithdraw,
  onDelete,
}: ProposalActionsProps) => (
  <>
    <span className={isUpToDate ? styles.off : undefined}>
      <Button
        small
        onClick={onPublish}
        aria-disabled={isBusy || isUpToDate}
        aria-busy={isBusy}
        aria-describedby={reasonId}
      >
        {draft.status === 'published' ? texts.publishAgain : texts.publish}
      </Button>
    </span>
    <Popover kind="menu" label={texts.more} face={dots} look="icon">
      {draft.status === 'published' ? (
        <>
          <MenuEntry onPress={() => window.open(addressOf(draft.id), '_blank', 'noopener')}>
            {texts.open}
          </MenuEntry>
          <MenuEntry isFinal onPress={onWithdraw}>
            {texts.withdraw}
          </MenuEntry>
        </>
      ) : (
        <MenuEntry isFinal isOff={isBusy || draft.kind === 'index'} onPress={onDelete}>
          {texts.delete}
        </MenuEntry>
      )}
    </Popover>
  </>
);

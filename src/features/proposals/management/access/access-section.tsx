import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { FormOutcome } from '@/shared/forms/outcome';
import { randomId } from '@/shared/lib/random-id';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { matchings } from '@/features/proposals/sealing/credentials';
import { accessTexts as texts } from './access-texts';
import access from './access.module.css';
import { saveMatching, saveRecipients, withdrawRecipient } from '@/features/proposals/changes';
import styles from '../management.module.css';
import { copyText } from './copy-text';
import { invitationsOf } from './invitation';
import type { LastOpenings } from '../list/last-openings';
import { recipientsWithAccess } from '../page-facts';
import { EndDialog, NewRecipient, PasteForm } from './recipient-dialogs';
import { RecipientRow } from './recipient-row';
import type { ProposalDraft, Recipient } from '@/features/proposals/schema';

type Draft = WithId<ProposalDraft>;
type Recipients = Readonly<Record<string, Recipient>>;

interface AccessSectionProps {
  readonly actor: Actor;
  readonly draft: Draft;
  readonly openings: LastOpenings;
  readonly isBusy: boolean;
  /** True if publishing would change nothing. */
  readonly isUpToDate: boolean;
  /** Publishes the page, then copies the invitations of everyone with access. */
  readonly onPublishAndCopy: () => void;
  /** Seals the published text again for the changed recipients. */
  readonly onChanged: (draft: Draft) => Promise<void>;
}

/** Sorts recipients by name, with revoked ones last. */
const sortedRecipients = (recipients: Recipients) =>
  Object.entries(recipients).toSorted(
    ([, one], [, other]) =>
      Number(one.withdrawnAt !== null) - Number(other.withdrawnAt !== null) ||
      one.name.localeCompare(other.name),
  );

/**
 * Shows who can open a page, with their codes and end dates. On a published page, changes take effect at
 * once.
 */
export const AccessSection = ({
  actor,
  draft,
  openings,
  isBusy,
  isUpToDate,
  onPublishAndCopy,
  onChanged,
}: AccessSectionProps) => {
  const [isAdding, setIsAdding] = useState(false);
  const [endDialogFor, setEndDialogFor] = useState<string>();
  const [withdrawDialogFor, setWithdrawDialogFor] = useState<string>();
  const endRecipient = endDialogFor === undefined ? undefined : draft.recipients[endDialogFor];
  const recipientToWithdraw =
    withdrawDialogFor === undefined ? undefined : draft.recipients[withdrawDialogFor];

  const saveChanges = async (recipients: Recipients): Promise<FormOutcome> => {
    if (isBusy) return { tone: 'info', message: texts.busy };
    const change = () => saveRecipients(draft, recipients, actor);
    const outcome = await formOutcome(change, { failed: texts.refused }, { onConflict: 'success' });
    if (outcome.tone === 'error') return outcome;
    setIsAdding(false);
    setEndDialogFor(undefined);
    void onChanged({ ...draft, recipients: { ...draft.recipients, ...recipients } });
    return outcome;
  };

  const record = async (name: string, recipient: Recipient, answersOnly: boolean) => {
    const { tone } = await saveChanges({ [name]: { ...recipient, quiet: answersOnly } });
    if (tone === 'error') showMessage('error', texts.refused);
  };

  /** Revokes a recipient's access. Once that is saved, seals the page again for the others. */
  const withdraw = (name: string, recipient: Recipient) => {
    const handle = withdrawRecipient(draft, name, actor);
    const seal = async () => {
      if ((await handle.settled).state !== 'saved') return;
      await onChanged({
        ...draft,
        envelopes: draft.envelopes.filter((ref) => !ref.startsWith(`${name}/`)),
        recipients: { ...draft.recipients, [name]: { ...recipient, withdrawnAt: new Date() } },
      });
    };
    void seal();
    return handle;
  };

  const withAccess = recipientsWithAccess(draft);
  const copyInvitations = () =>
    void copyText(
      invitationsOf(draft),
      texts.invitationsCopied(withAccess.length),
      texts.invitationsNotCopied,
    );

  return (
    <section aria-labelledby="recipients-heading" className={styles.fields}>
      <div className={access.head}>
        <h2 id="recipients-heading">{texts.heading}</h2>
        {withAccess.length > 0 && (
          <Button
            small
            variant="quiet"
            aria-disabled={isBusy}
            onClick={isUpToDate ? copyInvitations : onPublishAndCopy}
          >
            {isUpToDate ? texts.copyInvitations : texts.publishAndCopy}
          </Button>
        )}
      </div>
      {draft.kind === 'index' ? (
        <div>
          <Button small variant="quiet" onClick={() => setIsAdding(true)} aria-disabled={isBusy}>
            {texts.add}
          </Button>
        </div>
      ) : (
        <div className={access.paste}>
          <PasteForm
            draft={draft}
            onSubmit={(recipients) =>
              saveChanges(Object.fromEntries(recipients.map((recipient) => [randomId(), recipient])))
            }
          />
          <button
            type="button"
            className={access.own}
            aria-disabled={isBusy}
            onClick={() => setIsAdding(true)}
          >
            {texts.addOwn}
          </button>
        </div>
      )}
      {Object.keys(draft.recipients).length === 0 && <p>{texts.none}</p>}
      <ul className={access.recipients}>
        {sortedRecipients(draft.recipients).map(([name, recipient]) => (
          <RecipientRow
            key={name}
            draft={draft}
            name={name}
            recipient={recipient}
            openings={openings}
            isBusy={isBusy}
            onChangeEnd={() => setEndDialogFor(name)}
            onRecord={(answersOnly) => void record(name, recipient, answersOnly)}
            onWithdraw={() => setWithdrawDialogFor(name)}
          />
        ))}
      </ul>
      <fieldset className={styles.group}>
        <legend>{texts.matching}</legend>
        {matchings.map((matching) => (
          <label key={matching} className={styles.box}>
            <input
              type="radio"
              name="matching"
              checked={draft.matching === matching}
              onChange={() =>
                void reportOutcome(() => saveMatching(draft, matching, actor), { failed: texts.refused })
              }
            />
            {texts.matchings[matching]}
          </label>
        ))}
        <p className={styles.note}>{texts.matchingNote}</p>
      </fieldset>
      {isAdding && !isBusy && (
        <NewRecipient
          draft={draft}
          onClose={() => setIsAdding(false)}
          onSubmit={(recipient) => saveChanges({ [randomId()]: recipient })}
        />
      )}
      {endDialogFor !== undefined && endRecipient && (
        <EndDialog
          onClose={() => setEndDialogFor(undefined)}
          onSubmit={(expiresAt) => saveChanges({ [endDialogFor]: { ...endRecipient, expiresAt } })}
        />
      )}
      <ConfirmDialog
        open={recipientToWithdraw !== undefined}
        title={texts.withdrawTitle(recipientToWithdraw?.name ?? '')}
        texts={[texts.withdrawQuestion]}
        confirmLabel={texts.withdrawConfirm}
        onConfirm={async () => {
          if (withdrawDialogFor === undefined || recipientToWithdraw === undefined) return undefined;
          const change = () => withdraw(withdrawDialogFor, recipientToWithdraw);
          return formOutcome(change, { failed: texts.refused }, { onConflict: 'error' });
        }}
        onClose={() => setWithdrawDialogFor(undefined)}
      />
    </section>
  );
};

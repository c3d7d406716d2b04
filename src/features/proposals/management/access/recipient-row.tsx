import { useState } from 'react';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { ShortTime } from '@/shared/lists/short-time';
import type { WithId } from '@/shared/firebase/collection';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { accessTexts as texts } from './access-texts';
import styles from './access.module.css';
import { copyText } from './copy-text';
import { dayOf, invitationOf, linkWithCode } from './invitation';
import type { LastOpenings } from '../list/last-openings';
import { hasAccess } from '../publishing/publication';
import type { ProposalDraft, Recipient } from '@/features/proposals/schema';

interface RecipientRowProps {
  readonly draft: WithId<ProposalDraft>;
  /** The recipient's random name. */
  readonly name: string;
  readonly recipient: Recipient;
  readonly openings: LastOpenings;
  readonly isBusy: boolean;
  readonly onChangeEnd: () => void;
  readonly onRecord: (answersOnly: boolean) => void;
  readonly onWithdraw: () => void;
}

const copy = (text: string) => void copyText(text, texts.copied, texts.notCopied);

/**
 * Shows one recipient in a row: name and address, status, last opening, a copyable invitation, and a menu
 * with more actions.
 */
export const RecipientRow = ({
  draft,
  name,
  recipient,
  openings,
  isBusy,
  onChangeEnd,
  onRecord,
  onWithdraw,
}: RecipientRowProps) => {
  const { code, email, quiet: answersOnly, withdrawnAt } = recipient;
  const [isCodeShown, setIsCodeShown] = useState(false);
  const openedAt = openings.times.get(name);
  return (
    <li className={styles.recipient}>
      <div className={styles.who}>
        <h3>{recipient.name}</h3>
        {email !== '' && email !== recipient.name && <p>{email}</p>}
        {isCodeShown && <code aria-label={texts.codeOf(recipient.name)}>{code}</code>}
      </div>
      <p className={styles.status} data-closed={!hasAccess(recipient)}>
        {statusOf(draft, name, recipient)}
        {answersOnly && withdrawnAt === null && ` · ${texts.status.quiet}`}
      </p>
      <p className={styles.opened}>
        {openedAt && (
          <>
            {texts.status.opened} <ShortTime time={openedAt} />
          </>
        )}
        {!answersOnly && withdrawnAt === null && openings.isUnopened(name) && texts.status.unopened}
      </p>
      {withdrawnAt === null && (
        <div className={styles.tools}>
          <CopyButton text={invitationOf(draft, recipient)} label={texts.copyInvitation} />
          <Popover
            label={texts.more(recipient.name)}
            face={<span aria-hidden="true">{texts.moreSign}</span>}
            kind="menu"
            look="icon"
          >
            <MenuEntry onPress={() => setIsCodeShown(!isCodeShown)}>
              {isCodeShown ? texts.hideCode : texts.showCode}
            </MenuEntry>
            <MenuEntry onPress={() => copy(code)}>{texts.copyCode}</MenuEntry>
            {email !== '' && <MenuEntry onPress={() => copy(email)}>{texts.copyEmail}</MenuEntry>}
            <MenuEntry onPress={() => copy(linkWithCode(draft.id, code))}>{texts.copyLink}</MenuEntry>
            <MenuEntry isOff={isBusy} onPress={onChangeEnd}>
              {texts.changeEnd}
            </MenuEntry>
            <MenuEntry isOff={isBusy} onPress={() => onRecord(!answersOnly)}>
              {answersOnly ? texts.startRecording : texts.stopRecording}
            </MenuEntry>
            <MenuEntry isOff={isBusy} isFinal onPress={onWithdraw}>
              {texts.withdraw}
            </MenuEntry>
          </Popover>
        </div>
      )}
    </li>
  );
};

/** Returns until when a recipient has access, or when it ended. */
function statusOf(draft: WithId<ProposalDraft>, name: string, recipient: Recipient): string {
  const { withdrawnAt, expiresAt } = recipient;
  const { status } = texts;
  if (withdrawnAt) return status.withdrawn(dayOf(withdrawnAt));
  if (expiresAt && !hasAccess(recipient)) return status.ended(dayOf(expiresAt));
  const end = expiresAt ? status.until(dayOf(expiresAt)) : status.endless;
  const isIn = draft.envelopes.some((ref) => ref.startsWith(`${name}/`));
  return `${isIn ? status.open : status.waiting} · ${end}`;
}

import type { WithId } from '@/shared/firebase/collection';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import styles from './management.module.css';
import { MaskedCode } from './access/masked-code';
import { addressOf } from './list/page-address';
import { hasAccess } from './publishing/publication';
import type { ProposalDraft, Recipient } from '../schema';
import { proposalTexts as texts } from './texts';

/** Returns the recipients who can open a page, now or after its next publication. */
export const recipientsWithAccess = ({
  recipients,
}: Pick<ProposalDraft, 'recipients'>): readonly Recipient[] =>
  Object.values(recipients).filter((recipient) => hasAccess(recipient));

interface PageFactsProps {
  readonly draft: WithId<ProposalDraft>;
  /** True to put the facts side by side if they fit. */
  readonly isWide?: boolean;
}

/** Shows a page's link and its first recipient's code and email address, each with a copy button. */
export const PageFacts = ({ draft, isWide = false }: PageFactsProps) => {
  const { id, title, clientEmail } = draft;
  const address = addressOf(id);
  const [recipient] = recipientsWithAccess(draft);
  const email = recipient?.email || clientEmail;
  return (
    <>
      <dl className={styles.facts} data-wide={isWide}>
        <div>
          <dt>{texts.link}</dt>
          <dd>
            <input
              className={styles.line}
              readOnly
              value={address}
              aria-label={`${texts.link}: ${title}`}
              onFocus={(event) => event.currentTarget.select()}
            />
          </dd>
          <dd>
            <CopyButton text={address} label={texts.copy.link} />
          </dd>
        </div>
        {recipient && (
          <div>
            <dt>{texts.code}</dt>
            <dd>
              <MaskedCode code={recipient.code} />
            </dd>
            <dd>
              <CopyButton text={recipient.code} label={texts.copy.code} />
            </dd>
          </div>
        )}
        {email !== '' && (
          <div>
            <dt>{texts.email}</dt>
            <dd>{email}</dd>
            <dd>
              <CopyButton text={email} label={texts.copy.email} />
            </dd>
          </div>
        )}
      </dl>
      {recipient === undefined && <p className={styles.note}>{texts.noAccess}</p>}
    </>
  );
};

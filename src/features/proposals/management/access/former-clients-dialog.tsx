import { Link } from 'react-router-dom';
import type { WithId } from '@/shared/firebase/collection';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { parsedContent } from '../content-changes';
import { type ClientTrace, partOf } from './former-clients';
import { formerClientTexts as texts } from './former-clients-texts';
import styles from '../new/new-proposal.module.css';
import { OccurrenceSentence } from '../occurrence-sentence';
import type { ProposalDraft } from '@/features/proposals/schema';
import { sectionAddress } from '../section-address';

interface FormerClientsDialogProps {
  readonly draft: WithId<ProposalDraft>;
  /** Traces of other clients. The dialog is open while there are any. */
  readonly traces: readonly ClientTrace[];
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Warns before publishing a text with traces of another client. Links to each of them. */
export const FormerClientsDialog = ({ draft, traces, onPublish, onClose }: FormerClientsDialogProps) => {
  if (traces.length === 0) return null;
  const content = parsedContent(draft.content);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      role="alertdialog"
      isWide
      actions={
        <>
          <Button onClick={onClose}>{texts.toText}</Button>
          <Button variant="quiet" onClick={onPublish}>
            {texts.publish}
          </Button>
        </>
      }
    >
      <p>{texts.question(draft.clientName)}</p>
      {traces.map(({ text, occurrences }) => (
        <section key={text} className={styles.traces} aria-label={text}>
          <h3 className={styles.trace} dir="auto">
            {text}
          </h3>
          <ul className={styles.places}>
            {occurrences.map((occurrence) => (
              <li key={occurrence.key} className={styles.place}>
                <Link to={sectionAddress(draft, occurrence.path)} onClick={onClose}>
                  {partOf(content, occurrence.path)}
                </Link>
                <p>
                  <OccurrenceSentence occurrence={occurrence} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
};

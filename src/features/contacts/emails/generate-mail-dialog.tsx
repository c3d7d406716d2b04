import { generateMail } from '@/contracts/ai-contacts';
import styles from '@/shared/ai/ai.module.css';
import { AiBox } from '@/shared/ai/ai-box';
import { useAiRun } from '@/shared/ai/use-ai-run';
import { type AiError, callAi } from '@/shared/api/call-ai';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { Notice } from '@/shared/ui/feedback/notice';
import { Facts } from '@/shared/ui/workspace/facts';
import { type Contact, nameOf } from '../schema';
import { mailTexts } from './texts';
import { draftMail } from './changes';

const { generate: texts } = mailTexts;

interface GenerateMailDialogProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
  readonly type: keyof typeof mailTexts.types;
  readonly onClose: () => void;
}

/** Returns the server's message, which names what the AI left out. */
const mailErrorMessage = (error: unknown): string =>
  (error instanceof Error && error.name === 'AiError' && (error as AiError).text) || texts.failed;

/** Shortens the subject to a single line for the form. */
const oneLine = (subject: string): string => subject.replaceAll(/\s+/g, ' ').trim().slice(0, 200);

/** Shows an e-mail written by the AI, which the person may keep as a draft. Nothing is sent. */
export const GenerateMailDialog = ({ actor, contact, type, onClose }: GenerateMailDialogProps) => {
  const { run, again, cancel } = useAiRun((options) =>
    callAi(generateMail, { body: { contactId: contact.id, type } }, options),
  );
  const keep = (subject: string, content: string) => {
    const mail = { to: contact.email, subject: oneLine(subject), content, type, isGenerated: true };
    return reportOutcome(() => draftMail(contact, mail, actor.uid), {
      done: mailTexts.saved,
      failed: mailTexts.failed,
    });
  };
  return (
    <AiBox
      title={texts.title(mailTexts.types[type], nameOf(contact))}
      run={run}
      again={again}
      cancel={cancel}
      problemOf={mailErrorMessage}
      onClose={onClose}
      keep={{
        label: texts.keep,
        onKeep: ({ subject, content }) => {
          void keep(subject, content);
          onClose();
        },
      }}
    >
      {({ subject, content, reason, notesUsed }) => (
        <>
          {reason && <Notice tone="warning">{reason === 'failed' ? texts.fallback : texts.builtIn}</Notice>}
          <Facts facts={[[mailTexts.labels.subject, subject]]} />
          <p className={styles.text} dir="auto">
            {content}
          </p>
          {!reason && <p className={styles.soft}>{texts.madeFrom(notesUsed)}</p>}
        </>
      )}
    </AiBox>
  );
};

import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { Button } from '@/shared/ui/buttons/button';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { emailPattern } from '@/shared/lib/address-patterns';
import type { OpenedPage } from '../gate/open-gate';
import type { ShownDialogProps } from '../page/use-dialog-code';
import styles from './opened.module.css';
import { shareTexts as texts } from './texts';
import { storeVisits } from './visits';

const maxNameLength = 120;

const colleagueSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, texts.noName), z.maxLength(maxNameLength, texts.tooLong(maxNameLength))),
  email: z.string().check(z.trim(), z.maxLength(254, texts.noEmail), z.regex(emailPattern, texts.noEmail)),
});

/** Ways in which a page is shared. */
export type ShareMethod = 'copy_link' | 'device';

export interface ShareDialogProps extends ShownDialogProps {
  readonly page: OpenedPage;
  readonly title: string;
  /** The page's own URL, which doesn't open without a code (PRO-Q42). */
  readonly address: string;
  /** Our address, shown if storing the request fails. */
  readonly email: string | undefined;
  /** False for staff, who already have access. */
  readonly isReader: boolean;
  readonly onShared: (method: ShareMethod) => void;
}

type State = 'copied' | 'notCopied' | 'deviceFailed';

/** Copies the page's URL when it opens, and offers other ways to share the page with a colleague. */
export const ShareDialog = ({
  page,
  title,
  address,
  email,
  isReader,
  open,
  onClose,
  onShared,
}: ShareDialogProps) => {
  const [state, setState] = useState<State>();
  const link = useRef<HTMLInputElement>(null);
  const invitationText = `${texts.passOn(title, address)}\n${texts.needsCode}`;

  const copy = async () => {
    // Clear the message first: a live region announces a repeated message only if its text changes.
    setState(undefined);
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      setState('notCopied');
      link.current?.select();
      return;
    }
    setState('copied');
    onShared('copy_link');
  };

  const copyLatest = useRef(copy);
  useEffect(() => {
    copyLatest.current = copy;
  });
  useEffect(() => {
    if (open) void copyLatest.current();
  }, [open]);

  const shareOnDevice = async () => {
    setState(undefined);
    try {
      await navigator.share({ title, text: texts.needsCode, url: address });
      onShared('device');
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('deviceFailed');
    }
  };

  const request = async (colleague: z.output<typeof colleagueSchema>) => {
    try {
      await storeVisits(page, [{ what: 'requested', detail: `${colleague.email}\n${colleague.name}` }]);
      return { tone: 'success' as const, message: texts.requested(colleague.name) };
    } catch (error) {
      console.warn('The request was not sent.', error);
      return { tone: 'error' as const, message: texts.notRequested(email) };
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={styles.part}>
        <label className={styles.label} htmlFor="share-link">
          {texts.link}
        </label>
        <div className={styles.row}>
          <input
            id="share-link"
            ref={link}
            className={styles.text}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button small onClick={() => void copy()}>
            {texts.copyLink}
          </Button>
        </div>
        <output className={styles.outcome}>
          {state === 'copied' && (
            <Notice tone="success" announce={false}>
              <p>{texts.copied}</p>
            </Notice>
          )}
          {state !== undefined && state !== 'copied' && (
            <Notice tone="warning" announce={false}>
              <p>{texts[state]}</p>
            </Notice>
          )}
        </output>
      </div>
      <div className={styles.part}>
        <label className={styles.label} htmlFor="share-words">
          {texts.words}
        </label>
        <div className={styles.row}>
          <textarea id="share-words" className={styles.text} value={invitationText} rows={5} readOnly />
          <CopyButton text={invitationText} label={texts.copyWords} />
        </div>
      </div>
      {typeof navigator.share === 'function' && (
        <div className={styles.part}>
          <Button variant="quiet" small onClick={() => void shareOnDevice()}>
            {texts.device}
          </Button>
        </div>
      )}
      {isReader && (
        <section className={styles.colleague} aria-labelledby="share-colleague">
          <h3 id="share-colleague" className={styles.heading}>
            {texts.colleague}
          </h3>
          <p className={styles.hint}>{texts.colleagueLead}</p>
          <Form schema={colleagueSchema} onSubmit={request} labelledBy="share-colleague">
            <Field name="name" label={texts.name} autoComplete="off" />
            <Field name="email" label={texts.email} type="email" autoComplete="off" />
            <SubmitButton savingLabel={texts.requesting}>{texts.request}</SubmitButton>
          </Form>
        </section>
      )}
    </Dialog>
  );
};

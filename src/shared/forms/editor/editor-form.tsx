import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ZodType, z } from 'zod';
import { formatDateTime } from '@/shared/i18n/format';
import { useLeaveGuard } from '@/shared/navigation/leave-guard';
import { sameValue } from '@/shared/saving/values';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { fieldTexts } from '../fields/texts';
import fields from '../fields/fields.module.css';
import { Form, type FormProps } from '../form';
import type { FormOutcome, SubmissionMeta } from '../outcome';
import { honeypotName } from '../fields/honeypot-field';
import { readValues } from '../values';
import { type Draft, type DraftPlace, UnsavedWork } from './draft';

/** What an editor knows of a submission beside its values. */
interface EditorMeta<S extends ZodType> extends SubmissionMeta {
  /** What the person started from: the base of the change, whatever the record holds by now. */
  readonly initial: Partial<z.input<S>>;
}

interface EditorFormProps<S extends ZodType>
  extends Omit<FormProps<S>, 'onEdit' | 'compact' | 'initial' | 'onSubmit'> {
  /** The record as the schema takes it. While nothing is typed the fields follow it. */
  readonly initial: Partial<z.input<S>>;
  readonly onSubmit: (values: z.output<S>, meta: EditorMeta<S>) => Promise<FormOutcome>;
  /** "Your changes to the note are not saved." */
  readonly unsaved: string;
  readonly draft: DraftPlace;
  /** Called after a success, when nothing is unsaved any more: the place to move on. */
  readonly onSaved?: () => void;
  /** The line that says how saving goes. */
  readonly saveState?: ReactNode;
}

// Drafts are no place for what opens doors, shown in plain letters or not.
const secrets = '[type="password"], [autocomplete*="password"], [autocomplete="one-time-code"]';

/**
 * A form that edits a record in the workspace (WRK-Q77): asks before unsaved work is left, keeps it on this device as a
 * draft, and offers a draft from earlier. What was typed stays after saving.
 */
export const EditorForm = <S extends ZodType>(props: EditorFormProps<S>) => {
  const { uid, record, form } = props.draft;
  return <Editor key={`${uid}/${record}/${form}`} {...props} />;
};

const Editor = <S extends ZodType>({
  initial,
  unsaved,
  draft,
  onSubmit,
  onSaved,
  saveState,
  children,
  ...rest
}: EditorFormProps<S>) => {
  const [work] = useState(() => new UnsavedWork(draft));
  const root = useRef<HTMLDivElement>(null);
  // What the fields begin with: the record, or the record with a draft over it.
  const [shown, setShown] = useState({ values: initial, record: initial });
  const [offers, setOffers] = useState<readonly Draft[]>([]);
  const [news, setNews] = useState('');
  const latest = useRef(initial);
  useLeaveGuard(() => work.draft !== undefined, unsaved);

  const form = (): HTMLFormElement | undefined => root.current?.querySelector('form') ?? undefined;
  const secretNames = () =>
    [...(form()?.querySelectorAll<HTMLInputElement>(secrets) ?? [])].map(
      ({ name }) => name.split('.')[0] ?? '',
    );

  useEffect(() => {
    const isNews = !sameValue(latest.current, initial);
    latest.current = initial;
    if (isNews && work.draft === undefined) setShown({ values: initial, record: initial });
  }, [initial, work]);

  const inFields = useRef(shown);
  useEffect(() => {
    if (inFields.current === shown) return;
    inFields.current = shown;
    root.current?.querySelector('form')?.reset();
  }, [shown]);

  const handleEdit = (element: HTMLFormElement, isFirst: boolean) => {
    const typed = readValues(element, honeypotName);
    if (isFirst && shown.values === shown.record) work.opened(typed);
    else work.edited(typed, secretNames());
    setOffers(work.offers);
  };

  useEffect(() => {
    const write = () => {
      if (document.visibilityState === 'hidden') work.write();
    };
    document.addEventListener('visibilitychange', write);
    return () => {
      document.removeEventListener('visibilitychange', write);
      work.write();
    };
  }, [work]);

  const submit = async (values: z.output<S>, meta: SubmissionMeta): Promise<FormOutcome> => {
    const before = latest.current;
    const outcome = await onSubmit(values, { ...meta, initial: shown.record });
    const element = form();
    if (outcome.tone !== 'success' || !element) return outcome;
    work.saved(meta.typed, readValues(element, honeypotName), secretNames());
    // The record may have come back already; else the fields follow when it does.
    if (work.draft === undefined && latest.current !== before)
      setShown({ values: latest.current, record: latest.current });
    onSaved?.();
    return { keepValues: true, ...outcome };
  };

  const answer = (offer: Draft, isWanted: boolean) => {
    const element = form();
    work.answered(offer);
    setOffers(work.offers);
    setNews(isWanted ? fieldTexts.draftRestored : fieldTexts.draftDiscarded);
    if (isWanted && element) {
      const values = { ...readValues(element, honeypotName), ...offer.values } as Partial<z.input<S>>;
      setShown(({ record }) => ({ values, record }));
    }
    // The buttons leave with the offer.
    element?.querySelector<HTMLElement>('[data-field]')?.focus();
  };

  const [offer] = offers;
  return (
    <div ref={root} data-keeps-draft="" className={fields.editor}>
      {offer !== undefined && (
        <Notice tone="info">
          <p>{fieldTexts.draftFound(formatDateTime(new Date(offer.savedAt)))}</p>
          {work.isOutdated(offer) && <p>{fieldTexts.draftOutdated}</p>}
          <div className={fields.rowActions}>
            <Button variant="quiet" small onClick={() => answer(offer, true)}>
              {fieldTexts.restoreDraft}
            </Button>
            <Button variant="quiet" small onClick={() => answer(offer, false)}>
              {fieldTexts.discardDraft}
            </Button>
          </div>
        </Notice>
      )}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
      <Form<S> {...rest} initial={shown.values} onEdit={handleEdit} onSubmit={submit}>
        {children}
        {saveState}
      </Form>
    </div>
  );
};

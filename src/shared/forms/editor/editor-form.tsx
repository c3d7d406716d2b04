import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { formatDateTime } from '@/shared/i18n/format';
import { useLeaveGuard } from '@/shared/navigation/leave-guard';
import { leavesParameters } from '@/shared/navigation/leaves-parameters';
import { sameValue } from '@/shared/saving/values';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { fieldTexts } from '../fields/texts';
import fields from '../fields/fields.module.css';
import { Form, type FormProps } from '../form';
import type { FormOutcome, SubmissionMeta } from '../outcome';
import { honeypotName } from '../fields/honeypot-field';
import { type FormValues, readValues } from '../values';
import { UnsavedWork } from './draft';
import type { Draft, DraftPlace } from './draft-storage';
import type { FormSchema } from '../validation';

/** Facts about a submission besides its values. */
interface EditorMeta<R> extends SubmissionMeta {
  /**
   * The values that the person started from. They are the base of the change, even if the record has changed
   * since.
   */
  readonly initial: R;
  /**
   * For a restored draft, the old values of fields that were saved differently since the draft was started.
   * They are part of `initial`.
   */
  readonly restored: Partial<R>;
}

interface EditorFormProps<S extends FormSchema, R extends Partial<z.input<S>>>
  extends Omit<FormProps<S>, 'onEdit' | 'compact' | 'initial' | 'onSubmit'> {
  /**
   * The record as the schema's input, with pending changes applied. It may have more fields than the form.
   * The form shows its updates until the person changes a field.
   */
  readonly initial: R;
  /**
   * Resolves with `success` once the outbox has the change, sent or not. From then on the record shows it. A
   * change that is refused at once is an `error` and stays in the fields. With `keepValues: false`, the form
   * starts the next record. That one begins with text typed since the submission, or with `initial`.
   */
  readonly onSubmit: (values: z.output<S>, meta: EditorMeta<R>) => Promise<FormOutcome>;
  /** True if something besides the fields is unsaved, such as a chosen photo. */
  readonly alsoUnsaved?: boolean;
  /** "Your changes to the note are not saved." */
  readonly unsaved: string;
  readonly draft: DraftPlace;
  /** The address parameters that show the form. Navigating back past them asks about unsaved work. */
  readonly openedBy?: readonly string[];
  /** Called after a success, when nothing is unsaved, so that it may navigate. */
  readonly onSaved?: () => void;
  /** The `SaveState` of the record. */
  readonly saveState?: ReactNode;
}

/**
 * Returns the base for text typed after a save. Fields that the save did not change keep their old value,
 * which the person still sees.
 */
function startAfter<R extends object>(before: R, typed: FormValues, record: R): R {
  const untouched = Object.entries(before).filter(
    ([name, value]) => name in typed && sameValue(typed[name], value),
  );
  return { ...record, ...Object.fromEntries(untouched) };
}

/**
 * Resets the fields to their initial values. Keeps the caret of a field whose value stays, because a reset
 * moves it to the end.
 */
function resetKeepingSelection(form: HTMLFormElement): void {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  const before = isText && form.contains(field) ? field : undefined;
  const { value, selectionStart, selectionEnd } = before ?? {};
  form.reset();
  // React sets `defaultValue` at each rendering. A textarea whose value was never set adopts it, and its
  // caret jumps to the start while the person types. Setting the value prevents this.
  for (const area of form.querySelectorAll('textarea')) {
    const shown = area.value;
    area.value = shown;
  }
  // Inputs without a selection, such as those for email addresses, have `null` here.
  if (before?.value === value && typeof selectionStart === 'number' && typeof selectionEnd === 'number')
    before?.setSelectionRange(selectionStart, selectionEnd);
}

// Drafts never store passwords and one-time codes, even if a field shows them as plain text.
const secrets = '[type="password"], [autocomplete*="password"], [autocomplete="one-time-code"]';

/**
 * Renders a form that edits a record in the workspace (WRK-Q77). Asks before the person leaves unsaved work,
 * stores it on this device as a draft, and offers earlier drafts. The fields keep their values after saving.
 */
export const EditorForm = <S extends FormSchema, R extends Partial<z.input<S>>>(
  props: EditorFormProps<S, R>,
) => {
  const { uid, record, form } = props.draft;
  return <Editor key={`${uid}/${record}/${form}`} {...props} />;
};

const Editor = <S extends FormSchema, R extends Partial<z.input<S>>>({
  initial,
  alsoUnsaved = false,
  unsaved,
  draft,
  openedBy,
  onSubmit,
  onSaved,
  saveState,
  children,
  ...rest
}: EditorFormProps<S, R>) => {
  const [work] = useState(() => new UnsavedWork(draft));
  const root = useRef<HTMLDivElement>(null);
  // The first values of the fields: the record, or the record with a restored draft applied.
  const [shown, setShown] = useState<{ values: Partial<z.input<S>>; isDraft: boolean }>({
    values: initial,
    isDraft: false,
  });
  const start = useRef(initial);
  const restored = useRef<Partial<R>>({});
  /** The values of the fields right after they were set to `shown`. */
  const begun = useRef<FormValues>(undefined);
  const [offers, setOffers] = useState<readonly Draft[]>([]);
  const [news, setNews] = useState('');
  const latest = useRef(initial);
  /** Resolves when the pending submission has an answer, successful or not. */
  const submission = useRef<Promise<void>>(undefined);
  useLeaveGuard(() => work.draft !== undefined || alsoUnsaved, unsaved, {
    finish: async () => submission.current,
    ...(openedBy !== undefined && { leaves: leavesParameters(openedBy) }),
  });

  const form = (): HTMLFormElement | undefined => root.current?.querySelector('form') ?? undefined;
  const secretNames = () =>
    [...(form()?.querySelectorAll<HTMLInputElement>(secrets) ?? [])].map(
      ({ name }) => name.split('.')[0] ?? '',
    );

  const show = (record: R) => {
    start.current = record;
    restored.current = {};
    setShown({ values: record, isDraft: false });
  };
  /** Checks whether showing this record would change the fields. */
  const hasNews = (record: FormValues): boolean => {
    const element = form();
    if (shown.isDraft || !element) return true;
    const values = readValues(element, honeypotName);
    const before: FormValues = shown.values;
    return (
      !sameValue(values, begun.current) ||
      Object.keys(values).some((name) => !sameValue(record[name], before[name]))
    );
  };
  const follow = () => {
    // A pending change may still be refused. Then it must still be in the fields.
    if (submission.current !== undefined || alsoUnsaved || work.isUnsaved(latest.current)) return;
    if (sameValue(start.current, latest.current)) return;
    // Changes outside the fields, such as the time of the last change, are no reason for a reset. It would
    // close an open list in a field and lose the text typed there.
    if (hasNews(latest.current)) show(latest.current);
    else start.current = latest.current;
  };
  // A layout effect, because text typed between the decision to show a record and the reset would be lost.
  useLayoutEffect(() => {
    latest.current = initial;
    follow();
  });

  const inFields = useRef(shown);
  useLayoutEffect(() => {
    if (inFields.current === shown) return;
    inFields.current = shown;
    const element = root.current?.querySelector('form');
    if (element) resetKeepingSelection(element);
  }, [shown]);

  const handleEdit = (element: HTMLFormElement, isFirst: boolean) => {
    const typed = readValues(element, honeypotName);
    if (isFirst) begun.current = typed;
    if (isFirst && !shown.isDraft) work.opened(typed);
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

  const save = async (values: z.output<S>, meta: SubmissionMeta): Promise<FormOutcome> => {
    const before = start.current;
    const outcome = await onSubmit(values, {
      ...meta,
      initial: { ...before, ...restored.current },
      restored: restored.current,
    });
    const element = form();
    if (outcome.tone !== 'success' || !element) return outcome;
    restored.current = {};
    const now = readValues(element, honeypotName);
    if (outcome.keepValues === false) {
      if (sameValue(now, meta.typed)) {
        work.saved(now, now, secretNames());
        flushSync(() => show({ ...latest.current }));
      }
      onSaved?.();
      return { ...outcome, keepValues: true };
    }
    work.saved(meta.typed, now, secretNames());
    // The saved record may have arrived before this answer. Otherwise the effect that follows the record
    // shows it.
    const isBack = !sameValue(before, latest.current);
    if (isBack && work.draft === undefined && !alsoUnsaved) flushSync(() => show(latest.current));
    else start.current = startAfter(before, meta.typed, latest.current);
    onSaved?.();
    return { keepValues: true, ...outcome };
  };

  const submit = (values: z.output<S>, meta: SubmissionMeta): Promise<FormOutcome> => {
    const outcome = save(values, meta);
    const finish = () => {
      submission.current = undefined;
    };
    submission.current = outcome.then(finish, finish);
    return outcome;
  };

  const answer = (offer: Draft, isWanted: boolean) => {
    const element = form();
    work.answered(offer);
    setOffers(work.offers);
    setNews(isWanted ? fieldTexts.draftRestored : fieldTexts.draftDiscarded);
    if (isWanted && element) {
      const isSince = ([name, value]: [string, unknown]) => !sameValue(value, start.current[name as keyof R]);
      restored.current = Object.fromEntries(Object.entries(offer.base).filter(isSince)) as Partial<R>;
      const values = { ...readValues(element, honeypotName), ...offer.values } as Partial<z.input<S>>;
      setShown({ values, isDraft: true });
    }
    // The notice unmounts with the pressed button. Without this, the focus would move to the page.
    element?.querySelector<HTMLElement>('[data-field]')?.focus();
  };

  const [offer] = offers;
  return (
    <div ref={root} className={fields.editor}>
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
      </Form>
      {/* Outside the form element, because it contains forms itself. */}
      {saveState}
    </div>
  );
};

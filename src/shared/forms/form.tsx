import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Notice } from '@/shared/ui/feedback/notice';
import { useHydrated, useIsPrerendered } from '@/shared/hydration/use-hydrated';
import styles from './forms.module.css';
import { FieldScopeContext, FormContext } from './form-context';
import type { FieldErrors, FormOutcome, SubmissionMeta } from './outcome';
import { formTexts } from './texts';
import { clearHoneypot, honeypotName } from './fields/honeypot-field';
import {
  check,
  type Complaint,
  focusFirstInvalid,
  loadSchema,
  placeComplaints,
  type SchemaSource,
  type FormSchema,
} from './validation';
import { readValues } from './values';

export interface FormProps<S extends FormSchema> {
  /** Public pages give a loader, so that zod arrives when the form is first touched; others the schema itself. */
  readonly schema: SchemaSource<S>;
  readonly onSubmit: (values: z.output<S>, meta: SubmissionMeta) => Promise<FormOutcome>;
  readonly children: ReactNode;
  /** Id of the heading that names the form, or a name of its own. */
  readonly labelledBy?: string;
  readonly label?: string;
  /** What the fields hold at first, as the schema takes it; a field without one begins empty. */
  readonly initial?: Partial<z.input<S>>;
  /**
   * Called after every change of a value; `isFirst` right after the fields got their first values, at mount and
   * reset.
   */
  readonly onEdit?: (form: HTMLFormElement, isFirst: boolean) => void;
  /**
   * For a form of a line or two: the browser's own check stops a submission, fields are disabled while saving, and the
   * result is shown until the next input.
   */
  readonly compact?: boolean;
  /** Moves the focus to the first field when the form appears, for a form that comes back after its answer. */
  readonly focusFirst?: boolean;
}

const firstPaint = (): number => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

/**
 * A form over a schema. It validates on submit, then on every change; moves the focus to the first invalid field;
 * ignores a second submit while one runs; keeps the typed values unless it succeeded; announces the outcome in one
 * live region.
 */
export const Form = <S extends FormSchema>({
  schema,
  onSubmit,
  children,
  labelledBy,
  label,
  initial,
  onEdit,
  compact = false,
  focusFirst = false,
}: FormProps<S>) => {
  const idPrefix = useId();
  const isPrerendered = useIsPrerendered();
  const isHydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  const attempted = useRef(false);
  const checks = useRef(0);
  const focusedFor = useRef(0);
  const pressedIn = useRef<Element>(null);
  const onEditLatest = useRef(onEdit);
  const [hasSchema, setHasSchema] = useState(typeof schema !== 'function');
  const [saving, setSaving] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<FormOutcome>();
  const [focusWanted, setFocusWanted] = useState(0);
  const [resets, setResets] = useState(0);

  const errors = useMemo(() => ({ ...serverErrors, ...fieldErrors }), [serverErrors, fieldErrors]);
  const state = useMemo(
    () => ({ idPrefix, errors, saving, locked: compact && saving, resets }),
    [idPrefix, errors, saving, compact, resets],
  );
  const scope = useMemo(() => ({ prefix: '', initial }), [initial]);

  useEffect(() => {
    onEditLatest.current = onEdit;
  });

  useEffect(() => {
    shownAt.current = isPrerendered ? firstPaint() : performance.now();
  }, [isPrerendered]);

  useEffect(() => {
    if (focusFirst) element.current?.querySelector<HTMLElement>('[data-field]')?.focus();
  }, [focusFirst]);

  useEffect(() => {
    const form = element.current;
    // A disabled field cannot take the focus: wait until saving is over.
    if (saving || !form) return;
    if (focusWanted > focusedFor.current) {
      focusedFor.current = focusWanted;
      focusFirstInvalid(form, errors);
    } else if (pressedIn.current instanceof HTMLElement && document.activeElement === document.body) {
      pressedIn.current.focus();
    }
    pressedIn.current = null;
    // Only a submission moves the focus; errors that change while typing must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focusWanted, saving]);

  useEffect(() => {
    if (element.current) onEditLatest.current?.(element.current, true);
  }, [resets]);

  useEffect(() => {
    // The message stands below the button, which may be at the window's lower edge.
    element.current?.querySelector(':scope > [role]:not(:empty)')?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const refuse = (form: HTMLFormElement, complaints: readonly Complaint[]) => {
    const problems = placeComplaints(complaints, form);
    setFieldErrors(problems.fields);
    if (problems.form.length > 0) setOutcome({ tone: 'error', message: problems.form.join(' ') });
    setFocusWanted((count) => count + 1);
  };

  const finish = (form: HTMLFormElement, result: FormOutcome) => {
    const complaints = Object.entries(result.fieldErrors ?? {}).flatMap(([name, given]) =>
      [given].flat().map((message) => ({ name, message })),
    );
    const server = placeComplaints(complaints, form);
    const message =
      server.form.length === 0 ? (
        result.message
      ) : (
        <>
          {result.message} {server.form.join(' ')}
        </>
      );
    setOutcome({ ...result, message });
    setServerErrors(server.fields);
    if (Object.keys(server.fields).length > 0) setFocusWanted((count) => count + 1);
    if (result.tone === 'success') {
      attempted.current = false;
      if (!result.keepValues) form.reset();
    }
  };

  const submit = async (form: HTMLFormElement) => {
    const honeypot = new FormData(form).get(honeypotName);
    const typed = readValues(form, honeypotName);
    const meta: SubmissionMeta = {
      isHoneypotFilled: honeypot !== null && honeypot !== '',
      shownForMs: performance.now() - shownAt.current,
      typed,
    };
    // Autofill may have filled the honeypot for a person: emptied, their second submit goes through.
    clearHoneypot(form);
    const loaded = await loadSchema(schema).catch(() => undefined);
    if (!loaded) {
      setOutcome({ tone: 'error', message: formTexts.network });
      return;
    }
    const checked = await check(loaded, typed);
    checks.current += 1;
    if (!checked.ok) {
      refuse(form, checked.complaints);
      return;
    }
    setFieldErrors({});
    finish(form, await onSubmit(checked.values, meta));
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The state changes only with the next rendering; the ref refuses a second press in the same tick.
    if (busy.current) return;
    busy.current = true;
    attempted.current = true;
    // Disabling a field drops its focus: remember the element, to focus it again after saving.
    pressedIn.current = event.currentTarget.contains(document.activeElement) ? document.activeElement : null;
    setSaving(true);
    setOutcome(undefined);
    setServerErrors({});
    submit(event.currentTarget)
      .catch((error: unknown) => {
        console.error(error);
        setOutcome({ tone: 'error', message: formTexts.unexpected });
      })
      .finally(() => {
        busy.current = false;
        setSaving(false);
      });
  };

  /**
   * Shows our messages beside the fields that the browser refuses, in place of its bubble at the first of them. The bubble appears
   * if the schema has not arrived: our messages then follow it.
   */
  const handleInvalid = (event: FormEvent<HTMLFormElement>) => {
    if (hasSchema) event.preventDefault();
    const form = event.currentTarget;
    const field = event.target as HTMLInputElement;
    // The browser reports each invalid field in the same task, and then submits nothing.
    if (busy.current) return;
    busy.current = true;
    attempted.current = true;
    const { name, validationMessage: message } = field;
    const complain = async () => {
      const checked = await check(await loadSchema(schema), readValues(form, honeypotName));
      refuse(form, checked.ok ? [{ name, message }] : checked.complaints);
    };
    // If the schema cannot be loaded, the browser's own messages are shown.
    complain()
      .catch(() => refuse(form, [{ name, message }]))
      .finally(() => {
        busy.current = false;
      });
  };

  const recheck = async (form: HTMLFormElement) => {
    checks.current += 1;
    const turn = checks.current;
    const checked = await check(await loadSchema(schema), readValues(form, honeypotName));
    // A later check, or a submission, has newer values.
    if (turn === checks.current)
      setFieldErrors(checked.ok ? {} : placeComplaints(checked.complaints, form).fields);
  };

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    if (compact) setOutcome(undefined);
    onEdit?.(event.currentTarget, false);
    if (!attempted.current) return;
    const target = event.target instanceof Element ? (event.target.getAttribute('name') ?? '') : '';
    // A changed list moves its items, so the server's messages on all of them are void.
    const name = target.replace(/\[\]$/, '');
    const isTouched = (field: string) => field === name || field.startsWith(`${name}.`);
    setServerErrors((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !isTouched(field))));
    // When the schema cannot be loaded, the old messages stay; the next submission reports it.
    recheck(event.currentTarget).catch(() => {});
  };

  return (
    <FormContext value={state}>
      {/* The form itself is not operated: it listens to the events of its fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        className={styles.form}
        // Before hydration a submit must neither leave the page nor put the typed text into the address.
        method="dialog"
        // Until ours are there, the browser's own checks answer a press at once.
        noValidate={isHydrated && hasSchema && !compact}
        aria-labelledby={labelledBy}
        aria-label={label}
        onSubmit={handleSubmit}
        onInvalidCapture={handleInvalid}
        onInput={handleInput}
        onReset={() => {
          // The form begins anew: nothing was wrong with it yet, whatever its fields tell while they empty.
          attempted.current = false;
          checks.current += 1;
          setFieldErrors({});
          setServerErrors({});
          setResets((count) => count + 1);
        }}
        onFocus={() => {
          // Preloads the schema; submitting loads it again and reports a failure.
          if (!hasSchema)
            loadSchema(schema).then(
              () => setHasSchema(true),
              () => {},
            );
        }}
      >
        <FieldScopeContext value={scope}>{children}</FieldScopeContext>
        {/* An output element may not hold the paragraphs and blocks of a message. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div role="status">
          {outcome?.message && outcome.tone !== 'error' && (
            <Notice tone={outcome.tone} announce={false}>
              {outcome.message}
            </Notice>
          )}
        </div>
        <div role="alert">
          {outcome?.message && outcome.tone === 'error' && (
            <Notice tone="error" announce={false}>
              {outcome.message}
            </Notice>
          )}
        </div>
      </form>
    </FormContext>
  );
};

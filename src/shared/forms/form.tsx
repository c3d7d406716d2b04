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
  /**
   * The schema, or its loader. Public pages pass a loader, so that zod loads only when a person touches the
   * form.
   */
  readonly schema: SchemaSource<S>;
  readonly onSubmit: (values: z.output<S>, meta: SubmissionMeta) => Promise<FormOutcome>;
  readonly children: ReactNode;
  /** Id of the heading that names the form. Use either this or `label`. */
  readonly labelledBy?: string;
  readonly label?: string;
  /** The first values of the fields, as the schema's input. Fields without one start empty. */
  readonly initial?: Partial<z.input<S>>;
  /**
   * Called after every change of a value. `isFirst` is true right after mount and reset, when the fields have
   * their first values.
   */
  readonly onEdit?: (form: HTMLFormElement, isFirst: boolean) => void;
  /**
   * True for a form of one or two lines. The browser's own validation blocks a submission, fields are
   * disabled while saving, and the result is shown until the next input.
   */
  readonly compact?: boolean;
  /** True to focus the first field when the form appears, as when it returns after its answer. */
  readonly focusFirst?: boolean;
}

const firstPaint = (): number => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

/**
 * Renders a form with a schema. Validates on submit, and from then on at every change. Focuses the first
 * invalid field. Ignores a second submit while one is pending. Keeps the values unless the submission
 * succeeded. Announces the outcome in one live region.
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
    // A disabled field cannot get the focus, so this waits until saving is over.
    if (saving || !form) return;
    if (focusWanted > focusedFor.current) {
      focusedFor.current = focusWanted;
      focusFirstInvalid(form, errors);
    } else if (pressedIn.current instanceof HTMLElement && document.activeElement === document.body) {
      pressedIn.current.focus();
    }
    pressedIn.current = null;
    // Only a submission moves the focus. Errors that change while typing must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focusWanted, saving]);

  useEffect(() => {
    if (element.current) onEditLatest.current?.(element.current, true);
  }, [resets]);

  useEffect(() => {
    // The message is below the button, which may be at the bottom of the window.
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
    // Autofill may have filled in the honeypot for a person. Once cleared, their second submit succeeds.
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
    // State changes only at the next rendering. The ref blocks a second press before that.
    if (busy.current) return;
    busy.current = true;
    attempted.current = true;
    // Disabling a field removes its focus, so the element is stored and focused again after saving.
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
   * Shows our messages beside the fields that the browser refuses, instead of its bubble. If the schema has
   * not arrived, the bubble appears first and our messages follow.
   */
  const handleInvalid = (event: FormEvent<HTMLFormElement>) => {
    if (hasSchema) event.preventDefault();
    const form = event.currentTarget;
    const field = event.target as HTMLInputElement;
    // The browser fires this event for each invalid field in the same task, and then submits nothing.
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
    // A later check or a submission has newer values.
    if (turn === checks.current)
      setFieldErrors(checked.ok ? {} : placeComplaints(checked.complaints, form).fields);
  };

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    if (compact) setOutcome(undefined);
    onEdit?.(event.currentTarget, false);
    if (!attempted.current) return;
    const target = event.target instanceof Element ? (event.target.getAttribute('name') ?? '') : '';
    // A changed list moves its items, so the server's messages about them no longer apply.
    const name = target.replace(/\[\]$/, '');
    const isTouched = (field: string) => field === name || field.startsWith(`${name}.`);
    setServerErrors((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !isTouched(field))));
    // If the schema cannot be loaded, the old messages stay. The next submission reports it.
    recheck(event.currentTarget).catch(() => {});
  };

  return (
    <FormContext value={state}>
      {/* The form listens only to the events of its fields. It is not interactive itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        className={styles.form}
        // Before hydration, a submit must not leave the page or put the typed text into the address.
        method="dialog"
        // Until our messages can be shown, the browser's own validation responds at once.
        noValidate={isHydrated && hasSchema && !compact}
        aria-labelledby={labelledBy}
        aria-label={label}
        onSubmit={handleSubmit}
        onInvalidCapture={handleInvalid}
        onInput={handleInput}
        onReset={() => {
          // A reset form has no errors. Pending checks are ignored, even if fields fire events while they are
          // cleared.
          attempted.current = false;
          checks.current += 1;
          setFieldErrors({});
          setServerErrors({});
          setResets((count) => count + 1);
        }}
        onFocus={() => {
          // Preloads the schema. Submitting loads it again and reports a failure.
          if (!hasSchema)
            loadSchema(schema).then(
              () => setHasSchema(true),
              () => {},
            );
        }}
      >
        <FieldScopeContext value={scope}>{children}</FieldScopeContext>
        {/* An output element cannot contain the paragraphs and blocks of a message. */}
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

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Spinner } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { ShowSwitch } from '@/shared/forms/fields/show-switch';
import forms from '@/shared/forms/forms.module.css';
import { takeLinkFragment } from '@/shared/lib/link-code';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Credentials } from '../sealing/credentials';
import styles from './gate.module.css';
import { gateTexts as texts } from './texts';

/** The code that a link brought in its fragment, `#code=…`; once, and empty where there was none. */
export const codeFromLink = (): string => new URLSearchParams(takeLinkFragment().slice(1)).get('code') ?? '';

/** What came of an attempt that opened nothing. */
export type Failure = 'refused' | 'failed';

interface GateFormProps {
  readonly title: string;
  readonly subtitle: string;
  readonly submit: string;
  readonly busy: string;
  readonly refused: string;
  readonly footer?: React.ReactNode;
  /** Without, as for the list of proposals, the code alone is asked for, and masked (PRO-035). */
  readonly asksEmail?: boolean;
  /** The code that the link brought; it opens nothing by itself. */
  readonly codeFromLink?: string;
  /** Whether the page was open a moment ago: the focus goes to the first field (PRO-Q63). */
  readonly isBack?: boolean;
  /** Resolves once the page is opened, or with what came of it. */
  readonly onTry: (entered: Credentials) => Promise<Failure | undefined>;
}

/**
 * The gate before a page (PRO-051 to PRO-070). What was entered stays after a failure and is never kept elsewhere. The browser's
 * own checks refuse empty fields and addresses of no form (PRO-286).
 */
export const GateForm = ({
  title,
  subtitle,
  submit,
  busy,
  refused,
  footer,
  asksEmail = true,
  codeFromLink = '',
  isBack = false,
  onTry,
}: GateFormProps) => {
  const id = useId();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const code = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isBack) code.current?.focus();
  }, [isBack]);

  const tryIt = async (entered: FormData) => {
    setIsBusy(true);
    setFailure(undefined);
    const text = (name: string) => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    try {
      setFailure(await onTry({ code: text('code'), email: text('email') }));
    } catch (error) {
      console.warn('The page could not be opened.', error);
      setFailure('failed');
    }
    setIsBusy(false);
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void tryIt(new FormData(event.currentTarget));
  };

  const described =
    failure === 'refused' ? { 'aria-describedby': `${id}-failure`, 'aria-invalid': true } : {};
  const plain = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;

  return (
    <section className={styles.gate} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title}>
        {title}
      </h1>
      <p className={styles.subtitle}>{subtitle}</p>
      <form className={forms.form} method="dialog" onSubmit={handleSubmit} aria-labelledby={`${id}-title`}>
        <div className={forms.field}>
          <label className={forms.label} htmlFor={`${id}-code`}>
            {texts.code}
          </label>
          <input
            ref={code}
            id={`${id}-code`}
            name="code"
            className={forms.control}
            type={asksEmail || isShown ? 'text' : 'password'}
            placeholder={texts.codePlaceholder}
            defaultValue={codeFromLink}
            autoComplete="off"
            required
            maxLength={200}
            {...plain}
            {...described}
          />
          {!asksEmail && <ShowSwitch label={texts.showCode} isShown={isShown} onChange={setIsShown} />}
          {codeFromLink !== '' && <p className={forms.hint}>{texts.fromLink}</p>}
        </div>
        {asksEmail && (
          <div className={forms.field}>
            <label className={forms.label} htmlFor={`${id}-email`}>
              {texts.email}
            </label>
            <input
              id={`${id}-email`}
              name="email"
              className={forms.control}
              type="email"
              placeholder={texts.emailPlaceholder}
              autoComplete="email"
              required
              maxLength={254}
              {...plain}
              {...described}
            />
          </div>
        )}
        <div role="alert" id={`${id}-failure`}>
          {failure !== undefined && (
            <Notice tone="error" announce={false}>
              <p>{failure === 'refused' ? refused : texts.failed}</p>
            </Notice>
          )}
        </div>
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy && <Spinner />}
          {isBusy ? busy : submit}
        </Button>
        <VisuallyHidden>
          <output>{isBusy ? texts.working : ''}</output>
        </VisuallyHidden>
      </form>
      {footer !== undefined && <p className={styles.footer}>{footer}</p>}
    </section>
  );
};

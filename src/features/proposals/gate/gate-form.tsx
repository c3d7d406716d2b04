import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/buttons/button';
import { Spinner } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { ShowSwitch } from '@/shared/forms/fields/show-switch';
import forms from '@/shared/forms/forms.module.css';
import { takeLinkFragment } from '@/shared/lib/link-code';
import { ExternalMark, externalLinkProps } from '@/shared/ui/links/external';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Credentials } from '../sealing/credentials';
import styles from './gate.module.css';
import type { GateState } from './gate-machine';
import { LostCode } from './lost-code';
import { gateTexts as texts } from './texts';

/** Returns the code from a link's fragment, `#code=…`. Empty if there is none, and after the first call. */
export const codeFromLink = (): string => new URLSearchParams(takeLinkFragment().slice(1)).get('code') ?? '';

/** The number of refusals in a row after which the help moves above the button. */
const refusalsBeforeHelp = 3;

interface GateFormProps {
  /** The locked gate, with its last failure and whether an attempt is running. */
  readonly state: GateState & { readonly status: 'locked' | 'opening' };
  readonly title: string;
  readonly subtitle: string;
  readonly submit: string;
  readonly busy: string;
  readonly refused: string;
  /** Privacy notice: what we record about readers. */
  readonly sealed: string;
  readonly footer?: React.ReactNode;
  /**
   * False for the list of proposals. Its gate asks only for the code, masked (PRO-035), and always keeps the
   * list open on this device.
   */
  readonly isPage?: boolean;
  /** The code from the link. It prefills the field and doesn't submit it. */
  readonly codeFromLink?: string;
  readonly onSubmit: (entered: Credentials, keep: boolean) => void;
}

/**
 * Renders the gate of a page (PRO-051 to PRO-070). Keeps what was typed after a failure, but never stores it.
 * The browser's own validation rejects empty fields and malformed addresses (PRO-286).
 */
export const GateForm = ({
  state,
  title,
  subtitle,
  submit,
  busy,
  refused,
  sealed,
  footer,
  isPage = true,
  codeFromLink = '',
  onSubmit,
}: GateFormProps) => {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const { wasLeft, refusals, gate } = state;
  const failure = state.status === 'locked' ? state.failure : undefined;
  const isBusy = state.status === 'opening';

  useEffect(() => {
    if (wasLeft) code.current?.focus();
  }, [wasLeft]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    onSubmit({ code: text('code'), email: text('email') }, !isPage || entered.has('keep'));
  };

  const needsHelp = failure === 'refused' && refusals >= refusalsBeforeHelp;
  const errorProps =
    failure === 'refused' ? { 'aria-describedby': `${id}-failure`, 'aria-invalid': true } : {};
  const plainTextProps = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;

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
            type={isPage || isShown ? 'text' : 'password'}
            placeholder={texts.codePlaceholder}
            defaultValue={codeFromLink}
            autoComplete="off"
            required
            maxLength={200}
            {...plainTextProps}
            {...errorProps}
          />
          {!isPage && <ShowSwitch label={texts.showCode} isShown={isShown} onChange={setIsShown} />}
          {codeFromLink !== '' && <p className={forms.hint}>{texts.fromLink}</p>}
        </div>
        {isPage && (
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
              {...plainTextProps}
              {...errorProps}
            />
          </div>
        )}
        {isPage && (
          <label className={styles.keep}>
            <input type="checkbox" name="keep" />
            {texts.keep}
          </label>
        )}
        <div role="alert" id={`${id}-failure`}>
          {failure !== undefined && (
            <Notice tone="error" announce={false}>
              <p>{failure === 'refused' ? refused : texts.failed}</p>
              {needsHelp && <LostCode gate={gate} isFull />}
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
        <p className={styles.sealed}>
          {sealed}{' '}
          <a href={`${paths.privacy}#proposals`} {...externalLinkProps}>
            {texts.sealed.more}
            <ExternalMark />
          </a>
        </p>
      </form>
      <div className={styles.footer}>
        {footer !== undefined && <p>{footer}</p>}
        {!needsHelp && <LostCode gate={gate} />}
      </div>
    </section>
  );
};

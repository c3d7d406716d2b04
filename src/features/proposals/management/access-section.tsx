import { useState } from 'react';
import * as z from 'zod/mini';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { DateField } from '@/shared/forms/fields/date-time-field';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { formatter } from '@/shared/i18n/format';
import { emailPattern } from '@/shared/lib/address-patterns';
import { randomId } from '@/shared/lib/random-id';
import { Button } from '@/shared/ui/buttons/button';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { codeBits, generateCode, leastCodeBits, type Matching, matchings } from '../sealing/credentials';
import { saveMatching, saveRecipient, withdrawRecipient } from './changes';
import styles from './management.module.css';
import { addressOf, MaskedCode } from './proposals-screen';
import { hasAccess } from './publication';
import type { ProposalDraft, Recipient } from './schema';
import { proposalTexts as texts } from './texts';

type Draft = WithId<ProposalDraft>;

const day = formatter({ dateStyle: 'long' });

/** The end of a calendar day by this browser's clock; no day is no end. */
const endOf = (date: string): Date | null => (date === '' ? null : new Date(`${date}T23:59:59.999`));

const endField = z.string().check(
  z.refine((date) => {
    const end = endOf(date);
    return end === null || end > new Date();
  }, texts.expiresPast),
);
const endSchema = z.object({ expires: endField });

const recipientSchema = (matching: Matching, asksEmail: boolean) =>
  z.object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, texts.clientMissing), z.maxLength(120, texts.clientMissing)),
    email: asksEmail
      ? z
          .string()
          .check(z.trim(), z.maxLength(254, texts.emailWrong), z.regex(emailPattern, texts.emailWrong))
      : z._default(z.string(), ''),
    code: z.string().check(
      z.trim(),
      z.maxLength(100, texts.emailWrong),
      z.superRefine((code, context) => {
        const bits = Math.floor(codeBits(code, matching));
        if (bits < leastCodeBits) context.addIssue(texts.codeWeak(bits));
      }),
    ),
    expires: endField,
  });

interface AccessSectionProps {
  readonly actor: Actor;
  readonly draft: Draft;
  readonly isBusy: boolean;
  /** Seals the published text anew for the draft as it is now. */
  readonly onChanged: (draft: Draft) => Promise<void>;
}

/** Who may open a page, with which code and until when; what is changed here takes effect at once where it is published. */
export const AccessSection = ({ actor, draft, isBusy, onChanged }: AccessSectionProps) => {
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<string>();
  const [withdrawing, setWithdrawing] = useState<string>();
  const asksEmail = draft.kind !== 'index';
  const people = Object.entries(draft.recipients).toSorted(([, one], [, other]) =>
    one.withdrawnAt === other.withdrawnAt
      ? one.name.localeCompare(other.name)
      : one.withdrawnAt === null
        ? -1
        : 1,
  );

  const put = async (name: string, recipient: Recipient) => {
    const { state } = await saveRecipient(draft, name, recipient, actor).tried;
    if (state === 'refused') return { tone: 'error' as const, message: texts.refused };
    setIsAdding(false);
    setEnding(undefined);
    void onChanged({ ...draft, recipients: { ...draft.recipients, [name]: recipient } });
    return { tone: 'success' as const };
  };
  const changed = ending === undefined ? undefined : draft.recipients[ending];
  const leaving = withdrawing === undefined ? undefined : draft.recipients[withdrawing];

  return (
    <section aria-labelledby="recipients-heading" className={styles.fields}>
      <div className={styles.row}>
        <h2 id="recipients-heading" className={styles.heading}>
          {texts.recipients}
        </h2>
        <Button small onClick={() => setIsAdding(true)} aria-disabled={isBusy}>
          {texts.addRecipient}
        </Button>
      </div>
      {people.length === 0 && <p>{texts.noRecipients}</p>}
      <ul className={styles.people}>
        {people.map(([name, recipient]) => (
          <li key={name} className={styles.card}>
            <h3>{recipient.name}</h3>
            <p className={styles.about}>{standingOf(draft, name, recipient)}</p>
            <dl className={styles.facts}>
              {asksEmail && (
                <div>
                  <dt>{texts.email}</dt>
                  <dd>{recipient.email}</dd>
                  <dd>
                    <CopyButton text={recipient.email} label={texts.copy.email} />
                  </dd>
                </div>
              )}
              <div>
                <dt>{texts.code}</dt>
                <dd>
                  <MaskedCode code={recipient.code} />
                </dd>
                <dd>
                  <CopyButton text={recipient.code} label={texts.copy.code} />
                </dd>
              </div>
            </dl>
            {recipient.withdrawnAt === null && (
              <div className={styles.row}>
                <CopyButton
                  text={`${addressOf(draft.id)}#code=${encodeURIComponent(recipient.code)}`}
                  label={texts.copy.linkWithCode}
                />
                <Button variant="quiet" small aria-disabled={isBusy} onClick={() => setEnding(name)}>
                  {texts.setEnd}
                </Button>
                <Button
                  variant="quiet"
                  small
                  aria-disabled={isBusy}
                  aria-label={texts.withdrawAccessOf(recipient.name)}
                  onClick={() => setWithdrawing(name)}
                >
                  {texts.withdrawAccess}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <fieldset className={styles.group}>
        <legend>{texts.matching}</legend>
        {matchings.map((matching) => (
          <label key={matching} className={styles.box}>
            <input
              type="radio"
              name="matching"
              checked={draft.matching === matching}
              onChange={() => saveMatching(draft, matching, actor)}
            />
            {texts.matchings[matching]}
          </label>
        ))}
        <p className={styles.note}>{texts.matchingNote}</p>
      </fieldset>
      {isAdding && !isBusy && (
        <NewRecipient
          draft={draft}
          asksEmail={asksEmail}
          onClose={() => setIsAdding(false)}
          onSubmit={(recipient) => put(randomId(), recipient)}
        />
      )}
      {ending !== undefined && changed && (
        <Dialog open title={texts.setEnd} onClose={() => setEnding(undefined)}>
          <Form
            schema={endSchema}
            label={texts.setEnd}
            onSubmit={({ expires }) => put(ending, { ...changed, expiresAt: endOf(expires) })}
          >
            <DateField name="expires" label={texts.expires} hint={texts.expiresHint} required={false} />
            <Buttons onClose={() => setEnding(undefined)} />
          </Form>
        </Dialog>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={texts.withdrawAccessTitle(leaving?.name ?? '')}
        texts={[texts.withdrawAccessQuestion]}
        confirmLabel={texts.withdrawConfirm}
        onConfirm={async () => {
          if (withdrawing === undefined || leaving === undefined) return;
          const { state } = await withdrawRecipient(draft, withdrawing, actor).settled;
          if (state !== 'saved') throw new Error('The access was not withdrawn.');
          void onChanged({
            ...draft,
            envelopes: draft.envelopes.filter((place) => !place.startsWith(`${withdrawing}/`)),
            recipients: { ...draft.recipients, [withdrawing]: { ...leaving, withdrawnAt: new Date() } },
          });
        }}
        onClose={() => setWithdrawing(undefined)}
      />
    </section>
  );
};

function standingOf(draft: Draft, name: string, recipient: Recipient): string {
  const { withdrawnAt, expiresAt } = recipient;
  if (withdrawnAt) return texts.accessWithdrawn(day(withdrawnAt));
  if (expiresAt && !hasAccess(recipient)) return texts.ended(day(expiresAt));
  const end = expiresAt ? texts.ends(day(expiresAt)) : texts.never;
  const isIn = draft.envelopes.some((place) => place.startsWith(`${name}/`));
  return isIn ? end : `${texts.waitsForPublication} · ${end}`;
}

const Buttons = ({ onClose }: { readonly onClose: () => void }) => (
  <div className={styles.row}>
    <Button variant="quiet" onClick={onClose}>
      {texts.cancel}
    </Button>
    <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
  </div>
);

interface NewRecipientProps {
  readonly draft: Draft;
  readonly asksEmail: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (
    recipient: Recipient,
  ) => Promise<{ readonly tone: 'success' | 'error'; readonly message?: string }>;
}

const NewRecipient = ({ draft, asksEmail, onClose, onSubmit }: NewRecipientProps) => {
  const [code, setCode] = useState(generateCode);
  const [schema] = useState(() => recipientSchema(draft.matching, asksEmail));
  const [initial] = useState({ email: draft.clientEmail });
  return (
    <Dialog open onClose={onClose} title={texts.addRecipient}>
      <Form
        schema={schema}
        label={texts.addRecipient}
        initial={initial}
        onSubmit={({ name, email, code: typed, expires }) =>
          onSubmit({ name, email, code: typed, expiresAt: endOf(expires), withdrawnAt: null })
        }
      >
        <Field name="name" label={texts.recipientName} hint={texts.recipientNameHint} autoComplete="off" />
        {asksEmail && <Field name="email" label={texts.email} type="email" autoComplete="off" />}
        <Field
          key={code}
          name="code"
          label={texts.recipientCode}
          hint={texts.recipientCodeHint}
          defaultValue={code}
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button variant="quiet" small onClick={() => setCode(generateCode())}>
            {texts.newCode}
          </Button>
        </div>
        <DateField name="expires" label={texts.expires} hint={texts.expiresHint} required={false} />
        <Buttons onClose={onClose} />
      </Form>
    </Dialog>
  );
};

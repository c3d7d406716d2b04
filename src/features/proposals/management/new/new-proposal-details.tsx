import { useMemo, useRef } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { getDocument } from '@/shared/firebase/database';
import { DatabaseError } from '@/shared/firebase/database-error';
import { Field } from '@/shared/forms/fields/field';
import { SuggestionField } from '@/shared/forms/fields/suggestion-field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { Button } from '@/shared/ui/buttons/button';
import { clientNamePlaceholder } from '@/features/proposals/prepared/client-names';
import { gates } from '@/features/proposals/collections';
import {
  type Details,
  detailsSchema,
  type FindClients,
  formerNameOccurrences,
  suggestedSlug,
  type StartingText,
  titleFor,
} from './new-proposal';
import { newProposalTexts as texts } from './new-proposal-texts';
import styles from './new-proposal.module.css';

/**
 * Checks whether a slug has a gate. Returns false if the database is unreachable; saving the draft then
 * reports a taken slug.
 */
async function hasGate(slug: string): Promise<boolean> {
  try {
    return (await getDocument(gates, slug)) !== undefined;
  } catch (error) {
    if (error instanceof DatabaseError) return false;
    throw error;
  }
}

interface DetailsStepProps {
  readonly actor: Actor;
  readonly start: StartingText;
  readonly findClients: FindClients;
  /** Slugs of existing pages. */
  readonly taken: ReadonlySet<string>;
  /** The typed details, if the person went on and came back. */
  readonly initial: Details | undefined;
  readonly onBack: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly onDone: (details: Details) => Promise<FormOutcome>;
}

/**
 * Asks for the client, title and address of a new page. Title and address are derived from the client's name
 * until they are edited.
 */
export const DetailsStep = ({
  actor,
  start,
  findClients,
  taken,
  initial,
  onBack,
  onCancel,
  onDone,
}: DetailsStepProps) => {
  const schema = useMemo(() => detailsSchema(taken), [taken]);
  const first = useMemo(() => initial ?? { title: start.title, slug: '' }, [initial, start]);
  const suggestionsFor = (client: string) => ({
    title: titleFor(start, client),
    slug: suggestedSlug(client, start.kind, taken),
  });
  // A value that differs from the last suggestion was typed by the person.
  const suggested = useRef({ ...suggestionsFor(initial?.clientName ?? ''), clientEmail: '' });

  const body = useRef<HTMLDivElement>(null);
  const fillSuggested = (
    form: HTMLFormElement | null | undefined,
    suggestions: Partial<typeof suggested.current>,
  ) => {
    for (const [name, value] of Object.entries(suggestions) as [keyof typeof suggestions, string][]) {
      const field = form?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement) || field.value !== suggested.current[name]) continue;
      field.value = value;
      suggested.current[name] = value;
    }
  };
  const suggest = (form: HTMLFormElement) => {
    const name = form.elements.namedItem('clientName');
    fillSuggested(form, suggestionsFor(name instanceof HTMLInputElement ? name.value : ''));
  };

  const submit = async (details: Details): Promise<FormOutcome> =>
    (await hasGate(details.slug))
      ? { tone: 'error', fieldErrors: { slug: texts.slugTaken } }
      : onDone(details);

  const hasOccurrences = formerNameOccurrences(start, '').length > 0;
  return (
    <div ref={body} className={styles.body}>
      {start.title !== '' && <p className={styles.note}>{texts.from(start.title)}</p>}
      <Form
        schema={schema}
        label={texts.title}
        initial={first}
        onEdit={(form, isFirst) => {
          if (!isFirst) suggest(form);
        }}
        onSubmit={submit}
      >
        <SuggestionField
          name="clientName"
          label={texts.clientName}
          hint={
            hasOccurrences && start.formerName !== clientNamePlaceholder
              ? texts.clientNameHint(start.formerName)
              : texts.clientNameSuggested
          }
          options={findClients}
          onTake={({ email }) => fillSuggested(body.current?.querySelector('form'), { clientEmail: email })}
        />
        <Field name="clientEmail" label={texts.clientEmail} type="email" autoComplete="off" />
        <Field name="title" label={texts.pageTitle} autoComplete="off" />
        <Field
          name="slug"
          label={texts.slug}
          hint={texts.slugHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <p className={styles.note}>{texts.sender(actor.displayName || actor.email, actor.email)}</p>
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={onBack ?? onCancel}>
            {onBack ? texts.back : texts.cancel}
          </Button>
          <SubmitButton savingLabel={texts.creating}>
            {hasOccurrences ? texts.next : texts.create}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
};

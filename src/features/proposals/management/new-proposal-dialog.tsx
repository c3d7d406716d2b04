import * as z from 'zod/mini';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { Field } from '@/shared/forms/fields/field';
import { SelectField } from '@/shared/forms/fields/select-field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { emailPattern } from '@/shared/lib/address-patterns';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { showMessage } from '@/shared/ui/workspace/messages';
import { indexSlug, slugPattern } from '../slug';
import { createDraft } from './changes';
import { parsedContent } from './content-changes';
import { emptyContent } from './content-schemas';
import styles from './management.module.css';
import type { ProposalDraft } from './schema';
import { proposalTexts as texts } from './texts';

const text = (longest: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longest, missing));

const newSchema = z.object({
  kind: z.enum(['proposal', 'deck']),
  title: text(160, texts.titleMissing),
  clientName: text(100, texts.clientMissing),
  clientEmail: z
    .string()
    .check(z.trim(), z.maxLength(254, texts.emailWrong), z.regex(emailPattern, texts.emailWrong)),
  slug: z.string().check(
    z.trim(),
    z.regex(slugPattern, texts.slugWrong),
    z.refine((slug) => slug !== indexSlug, texts.slugReserved),
  ),
});

interface NewProposalDialogProps {
  readonly actor: Actor;
  /** Whose text the new one begins with. */
  readonly original: WithId<ProposalDraft> | undefined;
  readonly onClose: () => void;
  readonly onMade: (slug: string) => void;
}

/** Asks what a new proposal is, for whom, and where it will stand; a copy keeps its original's kind and text. */
export const NewProposalDialog = ({ actor, original, onClose, onMade }: NewProposalDialogProps) => {
  const submit = async ({ kind, slug, ...about }: z.output<typeof newSchema>) => {
    const titleField = kind === 'deck' ? 'presentationTitle' : 'proposalTitle';
    const names = { clientName: about.clientName, clientEmail: about.clientEmail, [titleField]: about.title };
    const content = original
      ? JSON.stringify({ ...parsedContent(original.content), ...names })
      : emptyContent(kind, names);
    const outcome = await createDraft(slug, { ...about, kind, content }, actor).tried;
    if (outcome.state === 'refused') return { tone: 'error' as const, message: texts.notCreated };
    if (outcome.state === 'saved') showMessage('success', texts.created);
    onMade(slug);
    return { tone: 'success' as const };
  };

  const kinds = (['proposal', 'deck'] as const).filter(
    (kind) => original === undefined || original.kind === kind,
  );
  return (
    <Dialog open onClose={onClose} title={original ? texts.duplicateTitle(original.title) : texts.new}>
      {original && <p className={styles.note}>{texts.duplicateNote}</p>}
      <Form
        schema={newSchema}
        label={texts.new}
        onSubmit={submit}
        initial={{
          kind: original?.kind === 'deck' ? 'deck' : 'proposal',
          title: original?.title ?? '',
          clientName: original?.clientName ?? '',
          clientEmail: original?.clientEmail ?? '',
        }}
      >
        <SelectField
          name="kind"
          label={texts.kindField}
          options={kinds.map((kind) => ({ value: kind, label: texts.kind[kind] }))}
        />
        <Field name="title" label={texts.title} autoComplete="off" />
        <Field name="clientName" label={texts.clientName} autoComplete="off" />
        <Field name="clientEmail" label={texts.clientEmail} type="email" autoComplete="off" />
        <Field
          name="slug"
          label={texts.slug}
          hint={texts.slugHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div className={styles.row}>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <SubmitButton savingLabel={texts.creating}>{texts.create}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

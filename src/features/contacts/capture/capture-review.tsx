import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ExtractedContact } from '@/contracts/capture';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { serverTime } from '@/shared/firebase/fields';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { randomId } from '@/shared/lib/random-id';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { createContact, stamped, stamps } from '../changes';
import { contacts } from '../collections';
import { findDuplicates } from '../form/find-duplicates';
import { fieldLabels } from '../texts';
import styles from './capture.module.css';
import { captureSchema, type CapturedContact } from './schema';
import { captureTexts as texts } from './texts';

/** A captured contact that is saved or pending. */
export interface CaptureSaved {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly isWaiting: boolean;
}

interface CaptureReviewProps {
  readonly actor: Actor;
  readonly found: ExtractedContact;
  readonly byAi: boolean;
  readonly addressOf: (id: string) => string;
  readonly addNote: (contact: CaptureSaved, text: string) => void;
  readonly onSaved: (contact: CaptureSaved) => void;
  readonly onOther: () => void;
}

/** Saves the AI's description of a captured contact. */
const describe = (id: string, name: string, description: string, uid: string) =>
  save(
    patchChange(contacts, id, {
      patch: { ai_description: description, last_analyzed: serverTime, ...stamps(uid) },
      base: {},
      derived: { fields: [...stamped, 'ai_description'] },
      what: texts.changeOfDescription(name),
    }),
  );

/** Shows the data read from an image. The person corrects it and saves it. */
export const CaptureReview = ({
  actor,
  found,
  byAi,
  addressOf,
  addNote,
  onSaved,
  onOther,
}: CaptureReviewProps) => {
  const [id] = useState(randomId);
  const send = useSaveFromForm();
  const [existing, setExisting] = useState<string>();
  const { location, aiEnrichment, ...read } = found;
  const seesAll: boolean = isAdmin(actor);

  const submit = async ({ notes, ...fields }: CapturedContact): Promise<FormOutcome> => {
    setExisting(undefined);
    try {
      const [same] = await findDuplicates(fields, {
        owner: seesAll ? '' : actor.uid,
        except: id,
        signal: AbortSignal.timeout(10_000),
      });
      if (same) {
        setExisting(same.contact.id);
        return { tone: 'error', message: texts.exists };
      }
    } catch {
      return { tone: 'error', message: texts.notFoundOut };
    }
    const create = () => createContact(id, { ...fields, source: 'ai-capture', status: 'New' }, actor.uid);
    const outcome = await formOutcome(
      () => send(create),
      { failed: texts.notSaved },
      // The next step shows whether the contact is saved or pending.
      { onConflict: 'success', hasSaveState: true },
    );
    if (outcome.tone === 'error') return outcome;
    const name = `${fields.firstName} ${fields.lastName}`.trim();
    const contact = { id, ownerId: actor.uid, name, isWaiting: outcome.isSaved !== true };
    if (aiEnrichment) describe(id, name, aiEnrichment.analysis, actor.uid);
    if (notes !== '') addNote(contact, notes);
    onSaved(contact);
    return { tone: 'success' };
  };

  return (
    <div className={styles.flow}>
      <h2 className={styles.heading}>{texts.review}</h2>
      <p className={styles.soft}>{byAi ? texts.byAi : texts.byDevice}</p>
      {aiEnrichment && (
        <section aria-label={texts.analysis}>
          <p className={styles.label}>{texts.analysis}</p>
          <p dir="auto">{aiEnrichment.analysis}</p>
        </section>
      )}
      <EditorForm
        schema={captureSchema}
        initial={{ ...read, address: location }}
        label={texts.label}
        unsaved={texts.unsaved}
        // Each image has its own draft.
        draft={{ uid: actor.uid, record: `${contacts.path}/${id}`, form: 'capture' }}
        onSubmit={submit}
      >
        <p className={styles.soft}>{texts.reviewHint}</p>
        <FieldRow>
          <Field name="firstName" label={fieldLabels.firstName} autoComplete="off" required={false} />
          <Field name="lastName" label={fieldLabels.lastName} autoComplete="off" required={false} />
        </FieldRow>
        <FieldRow>
          <Field name="email" label={fieldLabels.email} type="email" autoComplete="off" required={false} />
          <Field name="phone" label={fieldLabels.phone} type="tel" autoComplete="off" required={false} />
        </FieldRow>
        <FieldRow>
          <Field name="company" label={fieldLabels.company} autoComplete="off" required={false} />
          <Field name="title" label={fieldLabels.title} autoComplete="off" required={false} />
        </FieldRow>
        <FieldRow>
          <Field
            name="linkedin"
            label={fieldLabels.linkedin}
            type="url"
            autoComplete="off"
            required={false}
          />
          <Field name="website" label={fieldLabels.website} type="url" autoComplete="off" required={false} />
        </FieldRow>
        <Field name="address" label={texts.location} autoComplete="off" required={false} />
        <Field name="notes" label={texts.notes} autoComplete="off" required={false} multiline rows={4} />
        {existing !== undefined && (
          <Notice tone="info">
            <Link to={addressOf(existing)}>{texts.existing}</Link>
          </Notice>
        )}
        <div className={styles.actions}>
          <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
          <Button variant="quiet" onClick={onOther}>
            {texts.other}
          </Button>
        </div>
      </EditorForm>
    </div>
  );
};

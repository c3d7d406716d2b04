import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Actor } from '@/shared/auth/actor';
import { factsFormSchema, mostEntries } from '@/shared/facts/facts-schema';
import { factsPlace, type FactsDocument } from '@/shared/facts/stored-facts';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import { RepeatedFields } from '@/shared/forms/fields/repeated-fields';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Card } from '@/shared/ui/card';
import { Actions } from '@/shared/ui/layout/actions';
import { Section } from '@/shared/ui/layout/section';
import { saveFacts } from './changes';
import { site } from './collections';
import { type FactsFormValues, formValuesOf } from './form-values';
import styles from './organization.module.css';
import { factLabels as labels, organizationTexts as texts } from './texts';

const { hints, groups } = texts;

const noFacts = z.parse(factsFormSchema, {});

interface OrganizationFormProps {
  readonly actor: Actor;
  /** The stored facts. Undefined if the document does not exist yet. */
  readonly facts: FactsDocument | undefined;
}

/** Edits all facts in one form. Two people may edit different facts at the same time. */
export const OrganizationForm = ({ actor, facts }: OrganizationFormProps) => {
  const send = useSaveFromForm();
  const initial = useMemo(() => formValuesOf(facts ?? noFacts), [facts]);

  const submit = async (
    entered: FactsDocument,
    meta: { readonly initial: FactsFormValues },
  ): Promise<FormOutcome> => {
    const base = facts && z.parse(factsFormSchema, meta.initial);
    return formOutcome(() => send(() => saveFacts(base, entered)), {
      done: texts.saved,
      failed: texts.notSaved,
    });
  };

  return (
    <EditorForm
      schema={factsFormSchema}
      initial={initial}
      onSubmit={submit}
      label={texts.form}
      unsaved={texts.unsaved}
      draft={{ uid: actor.uid, record: `${factsPlace.path}/${factsPlace.id}`, form: 'facts' }}
      saveState={<SaveState collection={site} id={factsPlace.id} />}
    >
      <Card>
        <Section title={groups.who} gap={4}>
          <FieldRow>
            <TextFact name="name" hint={hints.name} />
            <TextFact name="office" hint={hints.office} />
          </FieldRow>
          <FieldRow>
            <TextFact name="siteAddress" hint={hints.siteAddress} type="url" />
            <TextFact name="since" hint={hints.since} inputMode="numeric" />
          </FieldRow>
        </Section>
      </Card>
      <Card>
        <Section title={groups.contact} gap={4}>
          <FieldRow>
            <TextFact name="email" hint={hints.email} type="email" />
            <TextFact name="phone" hint={hints.phone} type="tel" />
          </FieldRow>
          <FieldRow>
            <TextFact name="bookingLink" hint={hints.bookingLink} type="url" />
            <TextFact name="bookingMinutes" hint={hints.bookingMinutes} inputMode="numeric" />
          </FieldRow>
          <RepeatedFields
            name="socialLinks"
            legend={labels.socialLinks}
            itemName={texts.socialItem}
            addLabel={texts.addSocial}
            max={mostEntries.socialLinks}
            ordered
          >
            <LinkFields />
          </RepeatedFields>
        </Section>
      </Card>
      <Card>
        <Section title={groups.films} gap={4}>
          <FieldRow>
            <TextFact name="landingVideoId" hint={hints.landingVideoId} />
            <TextFact name="meditationVideoId" hint={hints.meditationVideoId} />
          </FieldRow>
          <RepeatedFields
            name="meditationLinks"
            legend={labels.meditationLinks}
            itemName={texts.meditationItem}
            addLabel={texts.addMeditation}
            max={mostEntries.meditationLinks}
            ordered
          >
            <LinkFields />
          </RepeatedFields>
        </Section>
      </Card>
      <Card>
        <Section title={groups.salesforce} gap={4}>
          <RepeatedFields
            name="certificates"
            legend={labels.certificates}
            itemName={texts.certificateItem}
            addLabel={texts.addCertificate}
            max={mostEntries.certificates}
            ordered
          >
            <FieldRow>
              <Field name="title" label={texts.certificateTitle} autoComplete="off" />
              <Field name="issued" label={texts.certificateMonth} autoComplete="off" />
            </FieldRow>
          </RepeatedFields>
          <p className={styles.note}>{hints.learning}</p>
          <FieldRow>
            <TextFact name="badges" inputMode="numeric" />
            <TextFact name="points" inputMode="numeric" />
            <TextFact name="trails" inputMode="numeric" />
          </FieldRow>
        </Section>
      </Card>
      <Actions>
        <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
      </Actions>
    </EditorForm>
  );
};

interface TextFactProps {
  readonly name: keyof FactsDocument;
  readonly hint?: string;
  readonly type?: 'email' | 'tel' | 'url';
  readonly inputMode?: 'numeric';
}

/** Renders a single-line field for one fact. Every fact may stay empty. */
const TextFact = ({ name, ...rest }: TextFactProps) => (
  <Field name={name} label={labels[name]} autoComplete="off" required={false} {...rest} />
);

const LinkFields = () => (
  <FieldRow>
    <Field name="label" label={texts.linkText} autoComplete="off" />
    <Field name="address" label={texts.linkAddress} type="url" autoComplete="off" />
  </FieldRow>
);

import { useState } from 'react';
import * as z from 'zod/mini';
import { type DraftPlace, writeDrafts } from '@/shared/forms/editor/draft-storage';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { SaveState } from '@/shared/saving/shown/save-state';
import { Actions } from '@/shared/ui/layout/actions';
import { Entry, State } from '../entry';
import { supplierCollection, suppliers } from '../suppliers';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.')),
  kind: z.string(),
});
type Values = z.output<typeof schema>;

const placeOf = (id: string): DraftPlace => ({ uid: 'dev', record: `suppliers/${id}`, form: 'supplier' });

interface ExampleEditorProps {
  readonly id: string;
  readonly draft?: Partial<Values>;
  readonly outcome: FormOutcome;
}

const ExampleEditor = ({ id, draft, outcome }: ExampleEditorProps) => {
  const { name = '', kind = '' } = suppliers.find((supplier) => supplier.id === id) ?? {};
  const [place] = useState(() => {
    const base = { name, kind };
    const isOffered = draft !== undefined;
    writeDrafts(placeOf(id), isOffered ? [{ savedAt: Date.now() - 3_600_000, values: draft, base }] : []);
    return placeOf(id);
  });
  return (
    <EditorForm
      schema={schema}
      initial={{ name, kind }}
      label={`Supplier ${name}`}
      unsaved="Your changes to the supplier are not saved."
      draft={place}
      onSubmit={async () => outcome}
      saveState={<SaveState collection={supplierCollection} id={id} />}
    >
      <FieldRow>
        <Field name="name" label="Name" />
        <Field name="kind" label="Kind" required={false} />
      </FieldRow>
      <Actions>
        <SubmitButton savingLabel="Saving…">Save supplier</SubmitButton>
      </Actions>
    </EditorForm>
  );
};

const saved: FormOutcome = { tone: 'success', message: 'The supplier is saved.' };

/** Renders the form that edits a record, with the parts around it. */
export const EditorRoom = () => (
  <Entry
    name="EditorForm"
    text="Edits a record: keeps a draft, asks before unsaved work is left, shows how saving goes."
    from="forms/editor/editor-form"
  >
    <State name="draft offered, saved before">
      <ExampleEditor id="s4" draft={{ kind: 'Translation and interpreting' }} outcome={saved} />
    </State>
    <State name="saving">
      <ExampleEditor id="s1" outcome={saved} />
    </State>
    <State name="refused">
      <ExampleEditor
        id="s2"
        outcome={{ tone: 'error', message: 'The supplier was not saved. Ask an administrator.' }}
      />
    </State>
    <State name="conflict">
      <ExampleEditor id="s3" outcome={saved} />
    </State>
  </Entry>
);

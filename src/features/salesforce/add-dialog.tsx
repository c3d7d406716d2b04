import * as z from 'zod/mini';
import { addSalesforceContact, salesforceSources, salesforceStatuses } from '@/contracts/salesforce-sync';
import { callApi } from '@/shared/api/call';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import { SelectField } from '@/shared/forms/fields/select-field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { emailPattern } from '@/shared/lib/address-patterns';
import { callOutcome } from '@/shared/outcomes/form-outcome';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { integrationTexts as texts, localLabels, syncTexts } from './texts';

const line = z.string().check(z.trim(), z.maxLength(128));
const addSchema = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, texts.firstNameMissing), z.maxLength(40)),
  lastName: z.string().check(z.trim(), z.minLength(1, texts.lastNameMissing), z.maxLength(80)),
  email: z.string().check(z.trim(), z.maxLength(80), z.regex(emailPattern, texts.emailForm)),
  phone: line,
  company: line,
  title: line,
  status: z.enum(salesforceStatuses),
  source: z.enum(salesforceSources),
});

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Renders the dialog that adds a contact to Salesforce only (WRK-452, WRK-454 to WRK-456). */
export const AddDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open isWide onClose={onClose} title={texts.add}>
    <Form
      schema={addSchema}
      label={texts.add}
      onSubmit={async (contact) => {
        const outcome = await callOutcome(() => callApi(addSalesforceContact, { body: contact }), {
          done: texts.added(`${contact.firstName} ${contact.lastName}`),
          failed: syncTexts.failed,
          hasWordedFaults: true,
        });
        if (outcome.tone === 'success') onClose();
        return outcome;
      }}
    >
      <FieldRow>
        <Field name="firstName" label={localLabels.firstName} autoComplete="off" />
        <Field name="lastName" label={localLabels.lastName} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <Field name="email" label={localLabels.email} type="email" autoComplete="off" />
        <Field name="phone" label={localLabels.phone} type="tel" autoComplete="off" required={false} />
      </FieldRow>
      <FieldRow>
        <Field name="company" label={localLabels.company} autoComplete="off" required={false} />
        <Field name="title" label={localLabels.title} autoComplete="off" required={false} />
      </FieldRow>
      <FieldRow>
        <SelectField name="status" label={texts.statusLabel} options={options(salesforceStatuses)} />
        <SelectField name="source" label={texts.source} options={options(salesforceSources)} />
      </FieldRow>
      <Actions>
        <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Actions>
    </Form>
  </Dialog>
);

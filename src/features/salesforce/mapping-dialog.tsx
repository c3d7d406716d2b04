import {
  accountNameTarget,
  fieldMapping,
  getSalesforceFields,
  localFields,
  type SalesforceConfig,
  type SalesforceField,
  salesforceObjects,
  setFieldMapping,
} from '@/contracts/salesforce';
import * as z from 'zod/mini';
import { callApi } from '@/shared/api/call';
import { SelectField } from '@/shared/forms/fields/select-field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { useAsync } from '@/shared/hooks/use-async';
import { callOutcome } from '@/shared/outcomes/form-outcome';
import { errorMessage } from '@/shared/outcomes/outcome-message';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { Actions } from '@/shared/ui/layout/actions';
import { Columns } from '@/shared/ui/layout/columns';
import { Stack } from '@/shared/ui/layout/stack';
import { requiresReconnect } from './requires-reconnect';
import { integrationTexts as texts, localLabels } from './texts';

interface MappingDialogProps {
  readonly config: SalesforceConfig;
  readonly onSaved: (config: SalesforceConfig) => void;
  readonly onClose: () => void;
}

const mappingSchema = z.extend(fieldMapping, { objectName: z.enum(salesforceObjects) });

/** Returns the options for one field: the Salesforce fields with their properties (WRK-466). */
function optionsFor(chosen: string, isCompany: boolean, fields: readonly SalesforceField[]) {
  const marksOf = ({ required, custom, writable }: SalesforceField) => [
    ...(required ? [texts.required] : []),
    ...(custom ? [texts.custom] : []),
    ...(writable ? [] : [texts.readOnly]),
  ];
  const isKnown = chosen === '' || chosen === accountNameTarget || fields.some(({ name }) => name === chosen);
  return [
    { value: '', label: texts.notSent },
    ...(isCompany || chosen === accountNameTarget
      ? [{ value: accountNameTarget, label: texts.account }]
      : []),
    ...(isKnown ? [] : [{ value: chosen, label: texts.notAvailable(chosen) }]),
    ...fields.map((field) => ({
      value: field.name,
      label: texts.fieldLabel(`${field.label} · ${field.name}`, marksOf(field)),
    })),
  ];
}

/** Maps contact fields to Salesforce fields (WRK-453, WRK-464 to WRK-466). */
export const MappingDialog = ({ config, onSaved, onClose }: MappingDialogProps) => {
  const { objectName } = config;
  const {
    data: fields,
    failure,
    isLoading,
    reload,
  } = useAsync(
    objectName,
    async (signal) => (await callApi(getSalesforceFields, { params: { objectName } }, { signal })).fields,
  );

  return (
    <Dialog open isWide key={fields ? 'form' : 'loading'} onClose={onClose} title={texts.mapping}>
      <Stack gap={4}>
        {failure && (
          <>
            <Notice tone="error">
              {requiresReconnect(failure.error)
                ? errorMessage(failure.error, { failed: texts.reconnect, hasWordedFaults: true })
                : texts.fieldsNotFetched}
            </Notice>
            <Actions>
              <Button onClick={reload}>{texts.retry}</Button>
              <Button variant="quiet" onClick={onClose}>
                {texts.close}
              </Button>
            </Actions>
          </>
        )}
        {isLoading && <Loading>{texts.loadingFields}</Loading>}
        {fields && (
          <>
            <p>{texts.mappingIntro}</p>
            <Form
              schema={mappingSchema}
              label={texts.mapping}
              initial={{ ...config.fieldMapping, objectName }}
              onSubmit={async ({ objectName: chosen, ...mapping }) => {
                const body = { fieldMapping: mapping, objectName: chosen };
                const saving = async () => onSaved(await callApi(setFieldMapping, { body }));
                return {
                  ...(await callOutcome(saving, { failed: texts.mappingNotSaved })),
                  keepValues: true,
                };
              }}
            >
              <SelectField
                name="objectName"
                label={texts.object}
                options={salesforceObjects.map((value) => ({ value, label: value }))}
              />
              <Columns width="medium">
                {localFields.map((name) => (
                  <SelectField
                    key={name}
                    name={name}
                    label={localLabels[name]}
                    required={false}
                    options={optionsFor(config.fieldMapping[name], name === 'company', fields)}
                  />
                ))}
              </Columns>
              <Actions>
                <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
                <Button variant="quiet" onClick={onClose}>
                  {texts.cancel}
                </Button>
              </Actions>
            </Form>
          </>
        )}
      </Stack>
    </Dialog>
  );
};

import { salesforceMessages } from '@/contracts/salesforce';
import { type SalesforceContactRequest } from '@/contracts/salesforce-sync';
import { ApiError } from '../pipeline/api-error';
import type { SalesforceConnection } from './salesforce-connection';
import { planSync } from './salesforce-plan';
import type { ContactRecord } from './stored-records';

/** The form's statuses with their names at Salesforce (WRK-Q45). */
const statuses: Readonly<Record<SalesforceContactRequest['status'], string>> = {
  New: 'New',
  Contacted: 'Contacted',
  Working: 'Contacted',
  Qualified: 'Qualified',
  Unqualified: 'Lost',
};

/**
 * Adds a contact only at Salesforce (WRK-768). Updates a contact with the same email, so that a retry makes
 * no second one. Throws ApiError.
 */
export async function addContact(
  connection: SalesforceConnection,
  request: SalesforceContactRequest,
  signal: AbortSignal,
): Promise<{ salesforceId: string; did: 'created' | 'updated' | 'unchanged' }> {
  const contact: ContactRecord = {
    ...blank,
    ...request,
    status: statuses[request.status],
    name: `${request.firstName} ${request.lastName}`,
  };
  return connection.run(async (organisation, { objectName, fieldMapping }) => {
    const fields = await organisation.describe(objectName);
    const [plan] = await planSync([contact], {
      organisation,
      objectName,
      fieldMapping,
      fields,
      notes: new Map(),
    });
    if (plan === undefined || plan.does === 'fail')
      throw new ApiError('conflict', plan?.error ?? salesforceMessages.notSynced);
    if (plan.does === 'nothing') return { salesforceId: plan.id, did: 'unchanged' };
    const [written] =
      plan.does === 'create'
        ? await organisation.create(objectName, [plan.values])
        : await organisation.update(objectName, [{ Id: plan.id, ...plan.values }]);
    if (written?.id === undefined)
      throw new ApiError('bad-gateway', written?.error ?? salesforceMessages.notSynced);
    return { salesforceId: written.id, did: plan.does === 'create' ? 'created' : 'updated' };
  }, signal);
}

const blank = {
  id: '',
  firstName: '',
  lastName: '',
  linkedin: '',
  website: '',
  address: '',
  archived: false,
  ownerId: '',
  createdBy: '',
  createdAt: null,
  updatedAt: null,
  lastModified: null,
  lastModifiedBy: '',
  lastInteraction: null,
  last_analyzed: null,
  interactions: 0,
  emailCount: 0,
} satisfies Partial<ContactRecord>;

import * as z from 'zod/mini';
import { profiles } from '@/shared/auth/profile';
import { encodeFields } from '@/shared/firebase/values';
import { type ProjectAccess, ServiceError } from './project-access';

interface Account {
  readonly localId: string;
  readonly email: string;
}

const firstAdministrator = {
  structuredQuery: {
    from: [{ collectionId: profiles.path }],
    where: { fieldFilter: { field: { fieldPath: 'role' }, op: 'EQUAL', value: { stringValue: 'admin' } } },
    limit: 1,
  },
};

/**
 * Creates the first administrator of a project: a sign-in account without a password, the record in `users`,
 * and a mail to set the password. A repeated run continues where an interrupted one stopped. Throws if the
 * project already has an administrator, whom the message names, or the address is invalid.
 */
export async function createAdmin(
  project: ProjectAccess,
  email: string,
  displayName: string,
): Promise<{ readonly uid: string }> {
  const address = email.trim().toLowerCase();
  if (!z.safeParse(z.email(), address).success) throw new Error(`"${email}" is no email address.`);
  const [administrator] = (await project.firestore(':runQuery', firstAdministrator)) as readonly {
    readonly document?: { readonly fields: { readonly email?: { readonly stringValue?: string } } };
  }[];
  if (administrator?.document !== undefined)
    throw new Error(
      `${project.projectId} has an administrator already: ${administrator.document.fields.email?.stringValue ?? 'without an address'}. Further people are added in the workspace, under Users.`,
    );
  const { localId } =
    (await accountOf(project, address)) ?? (await newAccount(project, address, displayName));
  const profile = z.parse(profiles.schema, {
    uid: localId,
    email: address,
    displayName: displayName.trim(),
    name: displayName.trim(),
    role: 'admin',
    status: 'active',
  });
  const { createdAt: _created, updatedAt: _updated, ...fields } = profile;
  await project.firestore(':commit', {
    writes: [
      {
        update: { name: `${project.root}/${profiles.path}/${localId}`, fields: encodeFields(fields) },
        updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        })),
      },
    ],
  });
  await project.accounts(':sendOobCode', { requestType: 'PASSWORD_RESET', email: address });
  return { uid: localId };
}

async function accountOf(project: ProjectAccess, email: string): Promise<Account | undefined> {
  const { users = [] } = (await project.accounts(':lookup', { email: [email] })) as {
    readonly users?: readonly Account[];
  };
  return users[0];
}

async function newAccount(project: ProjectAccess, email: string, displayName: string): Promise<Account> {
  try {
    return (await project.accounts('', { email, displayName: displayName.trim() })) as Account;
  } catch (error) {
    // Another run has created it since the look-up.
    const made = error instanceof ServiceError && (await accountOf(project, email));
    if (!made) throw error;
    return made;
  }
}

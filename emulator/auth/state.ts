import { z } from 'zod';
import type { Account } from './accounts';
import type { AuthConfig } from './config';
import { OOB_REQUEST_TYPES, type OobCode } from './oob-codes';

/** The state of a project that survives restarts. */
export interface AuthState {
  readonly version: 1;
  readonly projectId: string;
  readonly config: AuthConfig;
  readonly accounts: readonly Account[];
  readonly oobCodes: readonly OobCode[];
}

const accountSchema = z.strictObject({
  localId: z.string().min(1),
  email: z.string().exactOptional(),
  emailVerified: z.boolean(),
  displayName: z.string().exactOptional(),
  photoUrl: z.string().exactOptional(),
  disabled: z.boolean(),
  passwordHash: z.string().exactOptional(),
  passwordUpdatedAt: z.number().exactOptional(),
  validSince: z.number(),
  createdAt: z.number(),
  lastLoginAt: z.number().exactOptional(),
  lastRefreshAt: z.number().exactOptional(),
  customAttributes: z.string().exactOptional(),
  sessionEpoch: z.string(),
});

const oobCodeSchema = z.strictObject({
  oobCode: z.string(),
  requestType: z.enum(OOB_REQUEST_TYPES),
  localId: z.string(),
  email: z.string(),
  newEmail: z.string().exactOptional(),
  oobLink: z.string(),
  expiresAt: z.number(),
});

const stateSchema = z.strictObject({
  version: z.literal(1),
  projectId: z.string(),
  config: z.strictObject({
    emailEnumerationProtection: z.boolean(),
    selfSignUp: z.boolean(),
    // Data written by an older version lacks these members.
    selfDeletion: z.boolean().default(true),
    mailLinks: z.string().exactOptional(),
    authorizedDomains: z.array(z.string()).default(['localhost', '127.0.0.1']),
  }),
  accounts: z.array(accountSchema),
  oobCodes: z.array(oobCodeSchema),
});

/** Checks the state of `projectId` and returns it. Throws an Error that names the invalid part. */
export function parseAuthState(value: unknown, projectId: string): AuthState {
  const parsed = stateSchema.safeParse(value);
  if (!parsed.success) throw new Error(`Not the state of an Auth project: ${z.prettifyError(parsed.error)}`);
  if (parsed.data.projectId !== projectId) {
    throw new Error(`This is the state of project "${parsed.data.projectId}", not of "${projectId}".`);
  }
  return parsed.data;
}

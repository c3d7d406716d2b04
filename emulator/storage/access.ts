import type { Caller } from '../caller';
import type { RulesMethod, RulesObject, RulesRequest } from '../rules/contract';
import { rulesObject, type StoredObject } from './metadata';
import type { ObjectPlace } from './object-place';
import type { StorageService } from './service';
import { StorageError } from './storage-error';

const RULES_DOCUMENT_LIMIT = 2;
const PERMISSION: Record<RulesMethod, string> = {
  get: 'READ',
  list: 'LIST',
  create: 'WRITE',
  update: 'WRITE',
  delete: 'WRITE',
};

/**
 * Returns the project of a bucket. Default buckets are named after their project; others belong to the
 * server's project.
 */
export function projectOfBucket(service: StorageService, bucket: string): string {
  const project = /^(demo-[^.]*)(\.appspot\.com|\.firebasestorage\.app)?$/.exec(bucket)?.[1];
  return project ?? service.projectId;
}

export interface Access {
  readonly method: RulesMethod;
  readonly place: ObjectPlace;
  readonly resource: StoredObject | undefined;
  readonly requestResource?: RulesObject;
}

/** Throws 403 unless the rules allow the request. Administrators are always allowed. */
export function authorize(service: StorageService, caller: Caller, access: Access): void {
  if (caller.kind === 'admin') return;
  const { bucket, name } = access.place;
  // A listing names a folder, with or without a trailing slash.
  const judged = access.method === 'list' ? name.replace(/\/$/, '') : name;
  const path = `/b/${bucket}/o${judged === '' ? '' : `/${judged}`}`;
  const projectId = projectOfBucket(service, bucket);
  const time = service.now() * 1000;
  const question = (): RulesRequest => ({
    method: access.method,
    path,
    caller,
    time,
    resource: access.resource === undefined ? null : rulesObject(access.resource),
    ...(access.requestResource === undefined ? {} : { requestResource: access.requestResource }),
    get: (documentPath) => service.firestoreGet(documentPath, projectId),
    budgets: [{ limit: RULES_DOCUMENT_LIMIT, paths: new Set() }],
  });
  const request = question();
  const decision = service.rules()?.decide(request);
  service.judged({
    service: 'firebase.storage',
    operations: [{ ...request, expressions: decision?.expressions ?? 0 }],
    isAllowed: decision?.allowed === true,
    isAllowedUnder: (rules) => rules.decide(question()).allowed,
  });
  if (decision?.allowed) return;
  service.denied(decision?.explain() ?? 'no rules are loaded', caller, `${access.method} ${path}`);
  throw new StorageError(403, `Permission denied. No ${PERMISSION[access.method]} permission.`);
}

/** Mutants for which no request gets another answer than from the rules, grouped by the reason. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'Without a caller or a record the next condition fails as well; this one says so in words.': [
    'staff: request.auth != null → true',
    'staff: exists(personPath(caller())) → true',
    'users allow get: request.auth != null → true',
    'users allow update: request.auth != null → true',
    'changeLogs isDeletion: exists(notePath(entry.entityId)) → true',
    'profile_pictures isStaff: request.auth != null → true',
    'profile_pictures isStaff: firestore.exists(personPath()) → true',
  ],
  'What follows fails for any other kind; the kind stands there to be read.': [
    'isText: value is string → true',
    'isShort: value is string → true',
    'isId: value is string → true',
    'areIds: value is list → true',
  ],
  'Two documents are written together, and each asks it of both.': [
    'waitlist allow create: isRandomId(entryId) → true',
    'leadKeys allow create: isRandomId(request.resource.data.leadId) → true',
    'notes allow delete: staff() → true',
    'changeLogs allow create: staff() → true',
  ],
  'An id with a slash names nothing in the local backend; the service need not see it so.': [
    'isMyContact: isId(id) → true',
  ],
  'One that was sent has a time, which a new one may not have.': [
    "emails isNewMail: mail.status == 'draft' → true",
  ],
  'No test meets the very microsecond.': [
    'sealed isInTime: resource.data.expiresAt > request.time → resource.data.expiresAt >= request.time',
  ],
  'The local backend says null of no metadata; the service may say an empty map.': [
    'profile_pictures isPicture: object.metadata.size() == 0 → false',
  ],
};

/** Those mutants, each with its reason. */
export const equivalentMutants: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, ids]) => ids.map((id) => [id, reason] as const)),
);

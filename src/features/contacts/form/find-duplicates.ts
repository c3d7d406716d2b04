import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { emailPattern } from '@/shared/lib/address-patterns';
import { contacts } from '../collections';
import { phoneDigits } from '../contact-search';
import { sameEmailQuery, samePhoneQuery } from '../queries';
import type { Contact } from '../schema';

/** Another contact with the same e-mail or phone number. */
export interface Duplicate {
  readonly contact: WithId<Contact>;
  readonly by: 'email' | 'phone';
}

/**
 * Finds contacts with the same e-mail or phone number among those the person may see, including archived ones
 * (WRK-Q42). `owner` is empty for administrators. Rejects with the database's error.
 */
export async function findDuplicates(
  { email, phone }: { readonly email: string; readonly phone: string },
  {
    owner,
    except,
    signal,
  }: { readonly owner: string; readonly except: string; readonly signal: AbortSignal },
): Promise<readonly Duplicate[]> {
  const byPhone = samePhoneQuery(phone, owner);
  const [sameEmail, samePhone] = await Promise.all([
    emailPattern.test(email.trim())
      ? listDocuments(contacts, sameEmailQuery(email, owner), { signal })
      : undefined,
    byPhone && listDocuments(contacts, byPhone, { signal }),
  ]);
  const digits = phoneDigits(phone);
  const found: Duplicate[] = [
    ...(sameEmail?.documents ?? []).map((contact) => ({ contact, by: 'email' as const })),
    ...(samePhone?.documents ?? [])
      .filter((contact) => phoneDigits(contact.phone) === digits)
      .map((contact) => ({ contact, by: 'phone' as const })),
  ];
  const seen = new Set([except]);
  return found.filter(({ contact }) => !seen.has(contact.id) && seen.add(contact.id));
}

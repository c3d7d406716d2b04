import * as z from 'zod/mini';
import type { WithId } from '@/shared/firebase/collection';
import { contactFormSchema, splitName } from '../form/schema';
import { type Contact, statusOf } from '../schema';

/** The fields that can be edited inline. */
export const inlineFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'title',
  'linkedin',
  'website',
  'address',
  'status',
] as const;
export type InlineField = (typeof inlineFields)[number];
export type InlineValues = Readonly<Record<InlineField, string>>;

/**
 * Returns first and last name. Splits the full name of an older contact that has only that (WRK-141,
 * WRK-Q47).
 */
export const namesOf = ({ firstName, lastName, name }: Pick<Contact, 'firstName' | 'lastName' | 'name'>) =>
  firstName === '' && lastName === '' ? splitName(name) : { firstName, lastName };

/** Returns the initial values of a contact's inline fields. */
export const valuesOf = (contact: WithId<Contact>): InlineValues => ({
  ...namesOf(contact),
  email: contact.email,
  phone: contact.phone,
  company: contact.company,
  title: contact.title || (contact.position ?? ''),
  linkedin: contact.linkedin,
  website: contact.website,
  address: contact.address,
  status: statusOf(contact),
});

function checked(
  field: InlineField,
  typed: string,
): { readonly value: string } | { readonly problem: string } {
  const parsed = z.safeParse(contactFormSchema.shape[field], typed);
  return parsed.success ? { value: parsed.data } : { problem: parsed.error.issues[0]?.message ?? field };
}

/**
 * Returns the changed fields in stored form, or the first invalid field. An older contact with a full name
 * only gets both names.
 */
export function changesOf(
  contact: WithId<Contact>,
  typed: Partial<InlineValues>,
): { readonly changes: Partial<InlineValues> } | { readonly wrong: InlineField; readonly problem: string } {
  const before = valuesOf(contact);
  const changes: Partial<Record<InlineField, string>> = {};
  for (const field of inlineFields) {
    const text = typed[field];
    if (text === undefined || text === before[field]) continue;
    const found = checked(field, text);
    if ('problem' in found) return { wrong: field, problem: found.problem };
    if (found.value !== before[field]) changes[field] = found.value;
  }
  const hasName = changes.firstName !== undefined || changes.lastName !== undefined;
  const isWhole = contact.firstName === '' && contact.lastName === '';
  return { changes: hasName && isWhole ? { ...namesOf(contact), ...changes } : changes };
}

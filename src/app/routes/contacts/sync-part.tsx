import { lazy, Suspense } from 'react';
import type { SyncPart } from '@/features/contacts/list/contact-rows';
import { nameOf } from '@/features/contacts/schema';

const SyncDialog = lazy(async () => ({
  default: (await import('@/features/salesforce/sync-dialog')).SyncDialog,
}));

/** What sends contacts to Salesforce. */
export const syncPart: SyncPart = (actor, contacts, on) => (
  <Suspense>
    <SyncDialog
      actor={actor}
      contacts={contacts.map((contact) => ({ id: contact.id, name: nameOf(contact) }))}
      {...on}
    />
  </Suspense>
);

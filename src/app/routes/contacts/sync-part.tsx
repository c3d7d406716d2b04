import type { SyncPart } from '@/features/contacts/list/contact-rows';
import { nameOf } from '@/features/contacts/schema';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';

const SyncDialog = lazyDialog(async () => (await import('@/features/salesforce/sync-dialog')).SyncDialog);

/** Renders the dialog that syncs contacts to Salesforce. */
export const syncPart: SyncPart = (actor, contacts, on) => (
  <SyncDialog
    actor={actor}
    contacts={contacts.map((contact) => ({ id: contact.id, name: nameOf(contact) }))}
    {...on}
  />
);

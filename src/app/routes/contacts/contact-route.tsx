import { ContactScreen } from '@/features/contacts/detail/contact-screen';
import { contactEntity } from '@/features/contacts/entity';
import { noteEntity } from '@/features/notes/entity';
import type { Actor } from '@/shared/auth/actor';
import { addressesOf } from '@/shared/entity/entity-address';
import { recordAddress } from '@/shared/entity/record-address';
import { relatedRecordsOf } from './related-records';
import { ContactHistory } from './contact-history';
import { notesOfContact } from './notes-of-contact';
import { syncPart } from './sync-part';

interface ContactRouteProps {
  readonly actor: Actor;
}

/** Renders any contact, for administrators. */
export const AdminContactRoute = ({ actor }: ContactRouteProps) => (
  <ContactScreen
    actor={actor}
    listAddress={addressesOf(contactEntity, 'admin').list}
    addressOf={(id) => recordAddress(contactEntity, 'admin', id)}
    related={relatedRecordsOf(actor)}
    notes={notesOfContact(actor, addressesOf(noteEntity, 'admin').list).all}
    sync={syncPart}
    history={ContactHistory}
  />
);

/** Renders one of the person's own contacts. */
export const ContactRoute = ({ actor }: ContactRouteProps) => (
  <ContactScreen
    actor={actor}
    listAddress={addressesOf(contactEntity, 'regular').list}
    addressOf={(id) => recordAddress(contactEntity, 'regular', id)}
    related={relatedRecordsOf(actor)}
    notes={notesOfContact(actor, addressesOf(noteEntity, 'regular').list).all}
    sync={syncPart}
    history={ContactHistory}
  />
);

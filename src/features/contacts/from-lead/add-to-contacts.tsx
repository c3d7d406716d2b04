import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { isAdmin } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { type Handle, reportOutcome } from '@/shared/outcomes/report-outcome';
import { useRecord } from '@/shared/saving/use-record';
import { trash, trashId } from '@/shared/trash/trash';
import { Button } from '@/shared/ui/buttons/button';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { createContact } from '../changes';
import { contacts } from '../collections';
import { splitName } from '../form/schema';
import { can } from '../policy';
import { sameEmailQuery } from '../queries';
import { type Contact, nameOf } from '../schema';
import styles from './add-to-contacts.module.css';
import { fromLeadTexts as texts } from './texts';

export interface LeadSender {
  /**
   * The lead's id. The contact gets the same id, so it is created only once and each record links to the
   * other.
   */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

interface AddToContactsProps {
  readonly actor: Actor;
  readonly sender: LeadSender;
  /** Returns the URL of a contact. */
  readonly addressOf: (id: string) => string;
}

const ownerOf = (actor: Actor): string => {
  const seesAll: boolean = isAdmin(actor);
  return seesAll ? '' : actor.uid;
};

/**
 * Offers to create a contact from a lead's sender. If a contact already has the e-mail address, shows a link
 * to it.
 */
export const AddToContacts = ({ actor, sender, addressOf }: AddToContactsProps) => {
  const { id, email } = sender;
  const { live, retry } = useWatch(watchList(contacts, sameEmailQuery(email, ownerOf(actor))));
  const { record: made } = useRecord(contacts, id);
  const [isAdding, setIsAdding] = useState(false);

  const add = async () => {
    if (isAdding) return;
    setIsAdding(true);
    await reportOutcome(() => addFrom(sender, actor), {
      done: texts.added(sender.name),
      failed: texts.notAdded,
    });
    setIsAdding(false);
  };

  return (
    <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.notFetched}>
      {({ documents }) => {
        const known: WithId<Contact> | undefined = made ?? documents[0];
        if (known !== undefined)
          return (
            <p className={styles.known}>
              {known.id === id ? texts.isContact : texts.hasContact}{' '}
              <Link to={addressOf(known.id)} dir="auto">
                {nameOf(known)}
              </Link>
            </p>
          );
        return (
          can(actor, 'contact.create') && (
            <Button variant="quiet" small onClick={() => void add()} aria-disabled={isAdding}>
              {texts.add}
            </Button>
          )
        );
      }}
    </LiveView>
  );
};

/**
 * Adds the contact and returns the change. Adds none and shows a message if a contact with this address
 * exists by now, or if the lead's contact is in the trash. Rejects with the database's error.
 */
async function addFrom({ id, name, email }: LeadSender, actor: Actor): Promise<readonly Handle[]> {
  const [{ documents }, inTrash] = await Promise.all([
    listDocuments(contacts, sameEmailQuery(email, ownerOf(actor))),
    getDocument(trash, trashId(contacts.path, id)),
  ]);
  const [same] = documents;
  if (same !== undefined || inTrash !== undefined) {
    showMessage('info', same === undefined ? texts.inTrash(name) : texts.existed(nameOf(same)));
    return [];
  }
  const fields = {
    ...splitName(name),
    email: email.trim().toLowerCase(),
    phone: '',
    company: '',
    title: '',
    linkedin: '',
    website: '',
    address: '',
    source: 'manual',
    status: 'New',
  };
  return [createContact(id, fields, actor.uid)];
}

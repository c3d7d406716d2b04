import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import { isAdmin } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { watchList } from '@/shared/firebase/watch';
import { useWatch } from '@/shared/firebase/use-watch';
import { useRecord } from '@/shared/saving/use-record';
import { trash, trashId } from '@/shared/trash/trash';
import { Button } from '@/shared/ui/buttons/button';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages';
import { createContact } from '../changes';
import { contacts } from '../collections';
import { splitName } from '../form/schema';
import { can } from '../policy';
import { sameEmailQuery } from '../queries';
import { type Contact, nameOf } from '../schema';
import styles from './add-to-contacts.module.css';
import { fromRequestTexts as texts } from './texts';

/** Who sent a request. */
export interface Requester {
  /** The request's id, which becomes the contact's: so it is made once, and each is found from the other. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

interface AddToContactsProps {
  readonly actor: Actor;
  readonly requester: Requester;
  /** The address of a contact's own page. */
  readonly addressOf: (id: string) => string;
}

const ownerOf = (actor: Actor): string => {
  const seesAll: boolean = isAdmin(actor);
  return seesAll ? '' : actor.uid;
};

/** Makes a contact of whoever sent a request, once; where there is one with the address, shows that. */
export const AddToContacts = ({ actor, requester, addressOf }: AddToContactsProps) => {
  const { id, email } = requester;
  const { live, retry } = useWatch(watchList(contacts, sameEmailQuery(email, ownerOf(actor))));
  const { record: made } = useRecord(contacts, id);
  const [isAdding, setIsAdding] = useState(false);

  const add = async () => {
    if (isAdding) return;
    setIsAdding(true);
    try {
      showMessage(...(await addedFrom(requester, actor)));
    } catch {
      showMessage('error', texts.notAdded);
    } finally {
      setIsAdding(false);
    }
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

type Told = readonly [tone: 'success' | 'info' | 'error', text: string];

/**
 * Adds the contact unless somebody has made one with this address since the request was shown, or the one made of it lies in the
 * trash. Rejects with the database's error.
 */
async function addedFrom({ id, name, email }: Requester, actor: Actor): Promise<Told> {
  const [{ documents }, inTrash] = await Promise.all([
    listDocuments(contacts, sameEmailQuery(email, ownerOf(actor))),
    getDocument(trash, trashId(contacts.path, id)),
  ]);
  if (documents[0] !== undefined) return ['info', texts.existed(nameOf(documents[0]))];
  if (inTrash !== undefined) return ['info', texts.inTrash(name)];
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
  const outcome = await createContact(id, fields, actor.uid).tried;
  switch (outcome.state) {
    case 'saved':
      return ['success', texts.added(name)];
    case 'waiting':
      return ['info', texts.waits(name)];
    default:
      return ['error', texts.notAdded];
  }
}

import { type FormEvent, useId, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { profiles } from '@/shared/auth/profile';
import { watchDocument } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { longestSearch } from '@/shared/lists/address/address-state';
import { fold } from '@/shared/search/fold';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { type Colleague, useColleagues } from './colleagues';
import styles from './share-dialog.module.css';
import { peopleTexts } from './texts';

interface ShareDialogProps {
  readonly open: boolean;
  /** "Share Note" (WRK-294) */
  readonly title: string;
  /** The name of the shared record. */
  readonly name: string;
  readonly actor: Actor;
  /** The owner, who is left out of the list. The current person by default. */
  readonly owner?: string;
  /** The user ids of the people who have access now. */
  readonly sharedWith: readonly string[];
  /** Called with everyone who gets or keeps access. A former colleague who keeps it is only `{ uid }`. */
  readonly onShare: (people: readonly (Colleague | { readonly uid: string })[]) => void;
  readonly onClose: () => void;
}

/** The minimum number of colleagues for a search box. */
const searchedFrom = 8;

/**
 * Renders a dialog for choosing the colleagues who get access (WRK-296 to WRK-298). Former colleagues can
 * only be removed (WRK-Q69).
 */
export const ShareDialog = (props: ShareDialogProps) => {
  const id = useId();
  const { open, title, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" small onClick={onClose}>
            {peopleTexts.cancel}
          </Button>
          <Button type="submit" small form={id}>
            {peopleTexts.share}
          </Button>
        </>
      }
    >
      {open && <Choice {...props} id={id} />}
    </Dialog>
  );
};

const Choice = ({
  id,
  name,
  actor,
  owner = actor.uid,
  sharedWith,
  onShare,
}: ShareDialogProps & { readonly id: string }) => {
  const { colleagues: known, live, retry } = useColleagues(actor);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(sharedWith));
  const [typed, setTyped] = useState('');
  const colleagues = known.filter(({ uid }) => uid !== owner);
  const former = sharedWith.filter((uid) => !known.some((person) => person.uid === uid));
  const wanted = fold(typed);
  const shown = colleagues.filter((person) => fold(`${person.name} ${person.email}`).includes(wanted));

  const toggle = (uid: string) => {
    const next = new Set(chosen);
    if (!next.delete(uid)) next.add(uid);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const all = [...sharedWith, ...[...chosen].filter((uid) => !sharedWith.includes(uid))];
    onShare(
      all
        .filter((uid) => chosen.has(uid))
        .map((uid) => colleagues.find((person) => person.uid === uid) ?? { uid }),
    );
  };

  return (
    <form id={id} onSubmit={submit}>
      <Stack className={styles.choice}>
        <p className={styles.name}>{name}</p>
        <LiveView live={live} retry={retry} loading={peopleTexts.loading} failed={peopleTexts.failed}>
          {(_, { fromServer }) => (
            <>
              {colleagues.length >= searchedFrom && (
                <input
                  type="search"
                  maxLength={longestSearch}
                  className={styles.search}
                  aria-label={peopleTexts.search}
                  placeholder={peopleTexts.search}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
              {colleagues.length === 0 && fromServer && <p>{peopleTexts.nobody}</p>}
              {colleagues.length > 0 && shown.length === 0 && <p>{peopleTexts.noMatch}</p>}
              <Stack as="fieldset" gap={0} className={styles.people}>
                <legend>{peopleTexts.people}</legend>
                {shown.map(({ uid, name: person, email }) => (
                  <label key={uid} className={styles.person}>
                    <input type="checkbox" checked={chosen.has(uid)} onChange={() => toggle(uid)} />
                    <span dir="auto">{person}</span>
                    {email !== person && <small>{email}</small>}
                  </label>
                ))}
                {former.map((uid) => (
                  <Former key={uid} uid={uid} isChosen={chosen.has(uid)} onToggle={() => toggle(uid)} />
                ))}
              </Stack>
            </>
          )}
        </LiveView>
      </Stack>
    </form>
  );
};

interface FormerProps {
  readonly uid: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** Renders the entry of a former colleague. */
const Former = ({ uid, isChosen, onToggle }: FormerProps) => {
  const { live } = useWatch(watchDocument(profiles, uid));
  const found = 'data' in live ? live.data : undefined;
  const name = found?.ok ? found.document.displayName.trim() || found.document.email : peopleTexts.unknown;
  return (
    <label className={`${styles.person} ${styles.former}`}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span dir="auto">{name}</span>
      <small>{peopleTexts.former}</small>
    </label>
  );
};

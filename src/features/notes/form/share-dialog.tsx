import { useId, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { showMessage } from '@/shared/ui/workspace/messages';
import { shareNote } from '../changes';
import { type Person, usePeople } from '../people';
import { can } from '../policy';
import type { Note } from '../schema';
import { noteTexts } from '../texts';
import styles from './note-dialog.module.css';
import { noteFormTexts as texts } from './texts';

const { messages } = noteTexts;

interface ShareDialogProps {
  readonly actor: Actor;
  readonly note: WithId<Note>;
  readonly contactName: string | undefined;
  readonly onClose: () => void;
}

/** Chooses whom a note is shared with (WRK-294 to WRK-302). */
export const ShareDialog = ({ actor, note, contactName, onClose }: ShareDialogProps) => {
  const { people, failed } = usePeople(true);
  const [chosen, setChosen] = useState<readonly string[]>(note.sharedWith);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const headingId = useId();

  // Oneself and the author have the note already (WRK-296).
  const others = (people ?? []).filter(({ uid }) => uid !== actor.uid && uid !== note.createdBy);
  const gone = note.sharedWith
    .map((uid, place): Person => ({ uid, email: note.sharedWithEmails[place] ?? uid, name: '' }))
    .filter(
      ({ uid }) => people !== undefined && people.every((person) => person.uid !== uid) && uid !== actor.uid,
    );

  const toggle = (uid: string) =>
    setChosen((before) => (before.includes(uid) ? before.filter((each) => each !== uid) : [...before, uid]));

  const save = async () => {
    if (isBusy || people === undefined) return;
    if (!can(actor, 'note.update', note)) {
      setProblem(noteTexts.mayNotShare);
      return;
    }
    setIsBusy(true);
    const wanted = [...people, ...gone].filter(({ uid }) => chosen.includes(uid));
    const outcomes = await Promise.all(shareNote(note, wanted, actor, contactName).map(({ tried }) => tried));
    setIsBusy(false);
    if (outcomes.some(({ state }) => state === 'refused' || state === 'clash')) {
      setProblem(messages.notShared);
      return;
    }
    const waits = outcomes.some(({ state }) => state === 'waiting');
    showMessage(waits ? 'info' : 'success', waits ? messages.waits : messages.shared);
    onClose();
  };

  const entry = (person: Person, label: string, isGone = false) => (
    <li key={person.uid}>
      <label className={isGone ? styles.gone : undefined}>
        <input type="checkbox" checked={chosen.includes(person.uid)} onChange={() => toggle(person.uid)} />
        <span>
          {label}
          {!isGone && label !== person.email && <small> {person.email}</small>}
        </span>
      </label>
    </li>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.shareTitle}
      actions={
        <>
          <Button variant="quiet" small onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            small
            aria-disabled={isBusy || people === undefined}
            onClick={() => void save()}
          >
            {isBusy ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {texts.shareLead} {texts.adminsSee}
      </p>
      {failed && (
        <Notice tone="error">
          <p>{texts.peopleFailed}</p>
        </Notice>
      )}
      {people === undefined && !failed && <Loading>{texts.peopleLoading}</Loading>}
      {people !== undefined && others.length + gone.length === 0 && <p>{texts.noPeople}</p>}
      {others.length + gone.length > 0 && (
        <fieldset>
          <legend id={headingId}>{texts.people}</legend>
          <ul className={styles.people} aria-labelledby={headingId}>
            {others.map((person) => entry(person, person.name))}
            {gone.map((person) => entry(person, texts.inactive(person.email), true))}
          </ul>
        </fieldset>
      )}
      <div role="alert">
        {problem !== undefined && (
          <Notice tone="error" announce={false}>
            <p>{problem}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
};

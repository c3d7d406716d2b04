import { useEffect } from 'react';
import { setSaving } from '@/shared/saving/current';
import { Row } from '@/shared/ui/layout/row';
import { Messages } from '@/shared/ui/workspace/messages/messages';
import styles from './dev.module.css';
import { fixedSaving } from './fixed-saving';
import { ButtonsRoom } from './rooms/buttons-room';
import { DialogsRoom } from './rooms/dialogs-room';
import { EditorRoom } from './rooms/editor-room';
import { FieldsRoom } from './rooms/fields-room';
import { LayoutRoom } from './rooms/layout-room';
import { ListRoom } from './rooms/list-room';
import { LiveViewRoom } from './rooms/live-view-room';
import { MessagesRoom } from './rooms/messages-room';

const rooms = [
  ['layout', 'Layout', LayoutRoom],
  ['buttons', 'Buttons', ButtonsRoom],
  ['messages', 'Notices and messages', MessagesRoom],
  ['dialogs', 'Dialogs', DialogsRoom],
  ['fields', 'Form fields', FieldsRoom],
  ['editor', 'Editor form', EditorRoom],
  ['live-view', 'Live data', LiveViewRoom],
  ['list', 'Lists', ListRoom],
] as const;

/** Renders all rooms, one below the other, for the frame of the components page. */
export const StatesPage = () => {
  useEffect(() => {
    setSaving(fixedSaving);
    return () => setSaving(undefined);
  }, []);
  return (
    <main className={styles.states}>
      <title>States of components</title>
      <h1>States of components</h1>
      <nav aria-label="Rooms">
        <Row as="ul" gap={3}>
          {rooms.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </Row>
      </nav>
      {rooms.map(([id, title, Room]) => (
        <section key={id} id={id} className={styles.room} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Room />
        </section>
      ))}
      <Messages />
    </main>
  );
};

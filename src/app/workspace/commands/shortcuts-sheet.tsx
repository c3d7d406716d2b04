import { useId } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { workspace } from '@/content/frame/workspace';
import type { Actor } from '@/shared/auth/actor';
import { bySection } from '@/shared/commands/rank';
import { needsModifier } from '@/shared/commands/shortcut';
import { setSingleKeys, useSingleKeys } from '@/shared/commands/single-keys';
import { useCommands } from '@/shared/commands/use-commands';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Keys } from './keys';
import styles from './shortcuts-sheet.module.css';

const texts = workspace.shortcuts;

interface ShortcutsSheetProps {
  readonly open: boolean;
  readonly actor: Actor;
  readonly onClose: () => void;
}

/**
 * Lists the shortcuts currently available to this person, with a switch for single-key shortcuts (WCAG
 * 2.1.4).
 */
export const ShortcutsSheet = ({ open, actor, onClose }: ShortcutsSheetProps) => {
  const isOn = useSingleKeys();
  const aboutId = useId();
  const reachable = useCommands(actor).flatMap((command) =>
    command.shortcut && (isOn || needsModifier(command.shortcut))
      ? [{ ...command, shortcut: command.shortcut }]
      : [],
  );
  const keysOf = new Map(reachable.map(({ id, shortcut }) => [id, shortcut]));

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <Button small onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={styles.sheet}>
        {bySection(reachable).map(({ title, commands }) => (
          <section key={title}>
            <h3 className={styles.section}>{title}</h3>
            <dl className={styles.list}>
              {commands.map(({ id, title }) => {
                const shortcut = keysOf.get(id);
                return (
                  <div key={id}>
                    <dt>{title}</dt>
                    <dd>{shortcut && <Keys shortcut={shortcut} />}</dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ))}
        <div>
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={isOn}
              aria-describedby={aboutId}
              onChange={(event) => setSingleKeys(event.currentTarget.checked)}
            />
            {texts.switch}
          </label>
          <p id={aboutId} className={styles.about}>
            {texts.about}
          </p>
        </div>
      </div>
    </Dialog>
  );
};

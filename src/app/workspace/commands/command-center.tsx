import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { workspace } from '@/content/frame/workspace';
import type { Actor } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { registerCommands } from '@/shared/commands/registry';
import { ariaStroke } from '@/shared/commands/shortcut';
import { useCommands } from '@/shared/commands/use-commands';
import { useShortcuts } from '@/shared/commands/use-shortcuts';
import type { WorkspaceArea } from '@/shared/entity/workspace-screen';
import { lazyCode } from '@/shared/lazy/lazy-code';
import { useLazyCode } from '@/shared/lazy/use-lazy-code';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import styles from './command-center.module.css';
import type { OpenDialog } from './command-dialogs';
import { Keys } from './keys';
import { shellCommands } from './shell-commands';

const texts = workspace.commands;
const paletteStroke = 'mod+k';

const dialogsCode = lazyCode(async () => (await import('./command-dialogs')).CommandDialogs);

interface CommandCenterOptions {
  readonly actor: Actor;
  readonly area: WorkspaceArea;
  readonly onLogout: () => Promise<void>;
  /** The menu drawer of a narrow window. It closes when another dialog opens. */
  readonly drawer: RefObject<HTMLDialogElement | null>;
}

interface CommandCenter {
  /** The header's button that opens the palette. */
  readonly button: ReactNode;
  /**
   * The palette and the list of shortcuts. Render them outside the header, so that they do not inherit its
   * colours.
   */
  readonly dialogs: ReactNode;
}

/** Provides the palette, the keyboard shortcuts and the frame's own commands. */
export function useCommandCenter({ actor, area, onLogout, drawer }: CommandCenterOptions): CommandCenter {
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog>();
  const { loaded: Dialogs } = useLazyCode(dialogsCode, open !== undefined);
  const commands = useCommands(actor);

  const show = (dialog: OpenDialog) => {
    drawer.current?.close();
    setOpen(dialog);
    dialogsCode.load().catch(() => {
      setOpen(undefined);
      showMessage('error', texts.unavailable);
    });
  };

  const perform = (command: Command) => {
    if (command.to !== undefined) {
      void navigate(command.to, { state: command.state });
      return;
    }
    // Run the command after this event, when the open dialog has closed and returned the focus.
    Promise.resolve()
      .then(command.run)
      .catch(() => showMessage('error', `“${command.title}” did not work. Try again.`));
  };

  const latest = useRef({ show, onLogout });
  useEffect(() => {
    latest.current = { show, onLogout };
  });

  useEffect(
    () =>
      registerCommands(
        shellCommands({
          area,
          actor,
          openPalette: () => latest.current.show('palette'),
          openShortcuts: () => latest.current.show('shortcuts'),
          logout: () => latest.current.onLogout().catch(() => void showMessage('error', texts.logoutFailed)),
        }),
      ),
    [area, actor],
  );

  useShortcuts(commands, perform, () =>
    Array.from(document.querySelectorAll('dialog[open]')).some((dialog) => dialog !== drawer.current),
  );

  return {
    button: (
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaStroke(paletteStroke)}
        onClick={() => show('palette')}
      >
        <SearchIcon />
        <span className={styles.label}>{texts.open}</span>
        <span className={styles.keys} aria-hidden="true">
          <Keys shortcut={[paletteStroke]} />
        </span>
      </button>
    ),
    dialogs: Dialogs && (
      <Dialogs
        open={open}
        actor={actor}
        onClose={(dialog) => setOpen((now) => (now === dialog ? undefined : now))}
        onChoose={perform}
      />
    ),
  };
}

const SearchIcon = () => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M13 13l4.5 4.5M8.5 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12" />
  </svg>
);

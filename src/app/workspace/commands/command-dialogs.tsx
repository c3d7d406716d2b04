import { useEffect } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { registerSearchProvider } from '@/shared/commands/registry';
import { CommandPalette } from './command-palette';
import { searchProviders } from './search-providers';
import { ShortcutsSheet } from './shortcuts-sheet';

/** Which of the two dialogs is open. */
export type OpenDialog = 'palette' | 'shortcuts';

interface CommandDialogsProps {
  readonly open: OpenDialog | undefined;
  readonly actor: Actor;
  /** Names the dialog that closed: the event may come after the other was opened. */
  readonly onClose: (dialog: OpenDialog) => void;
  readonly onChoose: (command: Command) => void;
}

/** The palette and the shortcut sheet, one chunk that the workspace fetches after the screen. */
export const CommandDialogs = ({ open, actor, onClose, onChoose }: CommandDialogsProps) => {
  useEffect(() => {
    const ends = searchProviders.map(registerSearchProvider);
    return () => {
      for (const end of ends) end();
    };
  }, []);

  return (
    <>
      <CommandPalette
        open={open === 'palette'}
        actor={actor}
        onClose={() => onClose('palette')}
        onChoose={onChoose}
      />
      <ShortcutsSheet open={open === 'shortcuts'} actor={actor} onClose={() => onClose('shortcuts')} />
    </>
  );
};

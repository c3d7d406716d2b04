import { useEffect } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { registerSearchProvider } from '@/shared/commands/registry';
import { CommandPalette } from './command-palette';
import { searchProviders } from './search-providers';
import { ShortcutsSheet } from './shortcuts-sheet';

/** The two dialogs of the command centre. */
export type OpenDialog = 'palette' | 'shortcuts';

interface CommandDialogsProps {
  readonly open: OpenDialog | undefined;
  readonly actor: Actor;
  /** Called with the closed dialog, because the event may arrive after the other one was opened. */
  readonly onClose: (dialog: OpenDialog) => void;
  readonly onChoose: (command: Command) => void;
}

/** Renders the palette and the list of shortcuts. They are one chunk that loads after the screen. */
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

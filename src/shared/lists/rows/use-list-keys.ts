import { useEffect, useEffectEvent } from 'react';
import type { Command } from '@/shared/commands/command';
import { registerCommands } from '@/shared/commands/registry';

interface ListKey {
  /** One character. */
  readonly key: string;
  /** The command's name in the palette and the shortcut sheet: "Next request". */
  readonly title: string;
  readonly run: () => void;
}

/**
 * Registers single-key shortcuts of an open list. They work wherever the focus is, except in text fields. As
 * commands, they appear in the shortcut sheet and the palette and obey the setting for single keys.
 */
export function useListKeys(section: string, keys: readonly ListKey[]): void {
  const names = keys.map(({ key, title }) => `${key} ${title}`).join('\n');
  const run = useEffectEvent((key: string) => keys.find((each) => each.key === key)?.run());
  const describeKeys = useEffectEvent((): Command[] =>
    keys.map(({ key, title }) => ({
      id: `list.${section}.${key}`,
      title,
      section,
      shortcut: [key],
      run: () => run(key),
    })),
  );

  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => registerCommands(describeKeys()), [names]);
}

/** Calls `run` on Escape, unless a dialog or menu is open, which then closes instead. */
export function useEscape(run: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('dialog[open], :popover-open') === null) run();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

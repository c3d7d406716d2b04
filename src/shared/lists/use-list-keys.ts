import { useEffect, useEffectEvent } from 'react';
import type { Command } from '@/shared/commands/command';
import { registerCommands } from '@/shared/commands/registry';

interface ListKey {
  /** One character. */
  readonly key: string;
  /** As the palette and the sheet of shortcuts name it: "Next request". */
  readonly title: string;
  readonly run: () => void;
}

/**
 * Single keys that work while a list is open, wherever the focus is unless text is typed. They stand in the sheet of
 * shortcuts and in the palette, and obey the switch for single keys.
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

/** Escape, unless a dialog or a menu is open: then it closes that. */
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

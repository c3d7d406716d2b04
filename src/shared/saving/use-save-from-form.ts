import { useRef } from 'react';
import type { SaveHandle } from './saving';

/**
 * Saves from a form that stays open where its change is refused: the next change from the same form takes the place of
 * that one, of all its parts, so that a field that was put back stays as it was stored. A form that adds one record
 * after another names the `record`, whose changes do not take the place of another's. Rejects where `change` throws or rejects.
 */
export function useSaveFromForm(
  record?: string,
): <H extends SaveHandle>(change: () => H | Promise<H>) => Promise<H> {
  const last = useRef<{ readonly record: string | undefined; readonly handle: SaveHandle }>(undefined);
  return async (change) => {
    if (last.current?.record === record) await last.current?.handle.withdraw();
    const handle = await change();
    last.current = { record, handle };
    return handle;
  };
}

import { useRef } from 'react';
import type { SaveHandle } from './saving';

/**
 * Saves from a form that stays open when its change is refused. The form's next change replaces all parts of
 * the refused one, so a field that the person has reset keeps its stored value. A form that adds several
 * records passes `record`, so that a change replaces only changes of the same record. Rejects if `change`
 * throws or rejects.
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

import { useRef } from 'react';
import type { SaveHandle } from './saving';

/**
 * Saves from a form that stays open where its change is refused: the next change from the same form takes the place of
 * that one, of all its parts, so that a field that was put back stays as it was stored. Rejects where `change` throws.
 */
export function useSaveFromForm(): <H extends SaveHandle>(change: () => H) => Promise<H> {
  const last = useRef<SaveHandle>(undefined);
  return async (change) => {
    await last.current?.withdraw();
    const handle = change();
    last.current = handle;
    return handle;
  };
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { useRowFocus } from '@/shared/lists/rows/use-row-focus';

/** Returns the row being edited. F2 opens the focused row, and the focus returns to it afterwards. */
export function useEditInRow(rows: ReturnType<typeof useRowFocus>) {
  const [id, setId] = useState<string>();
  const left = useRef<string>(undefined);

  useEffect(() => {
    if (id !== undefined || left.current === undefined) return;
    rows.focusRow(left.current);
    left.current = undefined;
  });

  return {
    id,
    begin: setId,
    leave: (byKey: boolean) => {
      left.current = byKey ? id : undefined;
      setId(undefined);
    },
    listProps: {
      ...rows.listProps,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'F2' || rows.current === undefined) {
          rows.listProps.onKeyDown(event);
          return;
        }
        event.preventDefault();
        setId(rows.current);
      },
    },
  };
}

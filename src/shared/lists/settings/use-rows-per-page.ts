import { useState } from 'react';
import { narrowListQuery } from '@/shared/lib/media-queries';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { readRowChoice, type RowChoice, rowsOf, storeRowChoice, windowHeight } from './rows-per-page';
import { useListSettings } from './use-list-settings';

/** The rows per page of a list, and the person's choice. */
export interface RowsPerPage {
  readonly usual: number;
  readonly choice: RowChoice;
  readonly size: number;
  readonly choose: (choice: RowChoice) => void;
}

/**
 * Returns the rows per page. The window is measured when the list opens and at each choice. Otherwise each
 * step of a resize would read the rows again.
 */
export function useRowsPerPage(uid: string, usual: number): RowsPerPage {
  const [{ choice, height }, setChosen] = useState(() => ({
    choice: readRowChoice(uid),
    height: windowHeight(),
  }));
  const { density } = useListSettings();
  // Re-renders when the list switches between rows and cards.
  useMediaQuery(narrowListQuery);
  return {
    usual,
    choice,
    size: rowsOf(choice, usual, density, height),
    choose: (next) => {
      storeRowChoice(uid, next);
      setChosen({ choice: next, height: windowHeight() });
    },
  };
}

import { useSyncExternalStore } from 'react';
import { followListSettings, type ListSettings, readListSettings } from './list-settings';

/** How this person wants lists in this browser. */
export const useListSettings = (): ListSettings => useSyncExternalStore(followListSettings, readListSettings);

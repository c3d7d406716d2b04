import { useSyncExternalStore } from 'react';
import { followListSettings, type ListSettings, readListSettings } from './list-settings';

/** Returns the list settings of this browser, live. */
export const useListSettings = (): ListSettings => useSyncExternalStore(followListSettings, readListSettings);

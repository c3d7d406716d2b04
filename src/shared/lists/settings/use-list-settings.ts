import { useSyncExternalStore } from 'react';
import { followListSettings, type ListSettings, readListSettings } from './list-settings';

/** Returns the list settings of this browser, and follows changes. */
export const useListSettings = (): ListSettings => useSyncExternalStore(followListSettings, readListSettings);

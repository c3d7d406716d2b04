import { useSyncExternalStore } from 'react';
import { followListSettings, type ListSettings, readListSettings } from './list-settings';

/** The person's list settings in this browser. */
export const useListSettings = (): ListSettings => useSyncExternalStore(followListSettings, readListSettings);

import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { choiceParameter } from '@/shared/lists/address/address-state';
import { securityEvents } from './collections';
import type { SecurityEvent } from './schema';

/** The tabs of the dashboard (WRK-499, WRK-Q133). */
export const securityTabs = ['alerts', 'logs', 'reports'] as const;
export type SecurityTab = (typeof securityTabs)[number];

/** The state of the dashboard in the URL. */
export const securityParameters = { tab: choiceParameter<SecurityTab>('tab', securityTabs, 'alerts') };

/** The number of newest entries that the screen listens to (WRK-504). */
export const maxSecurityEvents = 100;

/** The query for the newest entries (WRK-504). */
export const newestEvents: ListQuery<SecurityEvent> = {
  where: [],
  orderBy: [['timestamp', 'desc']],
  limit: maxSecurityEvents,
};

/** Returns every query of the collection, so that the indexes can be generated. */
export const queryTables = () => [defineQueries(securityEvents, { newest: [newestEvents] })];

const typesOf: Readonly<Record<Exclude<SecurityTab, 'alerts'>, readonly string[]>> = {
  logs: ['log', 'auth', 'api_access', 'system'],
  reports: ['report', 'analysis'],
};

/**
 * Checks whether a tab shows an entry. The alerts tab shows alerts and every error and warning (WRK-Q133).
 */
export const belongsToTab = (
  tab: SecurityTab,
  { type, level }: Pick<SecurityEvent, 'type' | 'level'>,
): boolean => (tab === 'alerts' ? type === 'alert' || level !== 'info' : typesOf[tab].includes(type));

/** Counts the entries of each level (WRK-501). */
export function levelCounts(events: readonly Pick<SecurityEvent, 'level'>[]) {
  const of = (level: SecurityEvent['level']) => events.filter((event) => event.level === level).length;
  return { error: of('error'), warning: of('warning'), info: of('info') };
}

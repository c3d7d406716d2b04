import type { Visit } from '@/features/proposals/schema';
import type { seedPages } from './pages';

type Reading = readonly [at: string, what: Visit['what'], detail?: string];

/** The readers' visits to two pages, as their browsers stored them. The other pages have none. */
export const seedReadings: Readonly<Partial<Record<keyof typeof seedPages, readonly Reading[]>>> = {
  'canadian-cancer-society': [
    ['2026-11-10T14:05:00Z', 'began'],
    ['2026-11-10T14:05:00Z', 'opened'],
    ['2026-11-10T14:09:00Z', 'read', 'hero:14,packages:126,information:41,timeline:38'],
    ['2026-11-10T14:09:30Z', 'downloaded', 'start'],
    ['2026-11-16T09:22:00Z', 'opened'],
    ['2026-11-16T09:26:00Z', 'read', 'packages:88,timeline:61'],
    ['2026-11-16T09:26:10Z', 'chose', 'grow'],
    ['2026-11-16T09:26:11Z', 'asked', 'Could two of our translators join the first call?'],
    ['2026-11-17T13:40:00Z', 'requested', 'dana.lee@cancer-society.example'],
  ],
  'tipping-point-presentation': [
    ['2026-11-12T17:30:00Z', 'began'],
    ['2026-11-12T17:30:00Z', 'opened'],
    ['2026-11-12T17:41:00Z', 'read', 'title:9,agenda:31,pilot-budget:74,expected-impact:45,security:52'],
  ],
};

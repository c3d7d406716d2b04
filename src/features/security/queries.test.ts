import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { belongsToTab, levelCounts, securityTabs } from './queries';
import { securityEventLevels, securityEventTypes } from './schema';

const tabsOf = (type: (typeof securityEventTypes)[number], level: (typeof securityEventLevels)[number]) =>
  securityTabs.filter((tab) => belongsToTab(tab, { type, level }));

describe('The tabs of the security dashboard', () => {
  it.each([
    ['alert', ['alerts']],
    ['log', ['logs']],
    ['auth', ['logs']],
    ['api_access', ['logs']],
    ['system', ['logs']],
    ['report', ['reports']],
    ['analysis', ['reports']],
    ['test', []],
  ] as const)('show an info entry of the type %s in %j', covers('WRK-499', 'WRK-622'), (type, tabs) => {
    expect(tabsOf(type, 'info')).toEqual(tabs);
  });

  it.each(securityEventTypes)(
    'show warnings and errors of the type %s under alerts',
    covers('WRK-499'),
    (type) => {
      expect(tabsOf(type, 'warning')).toContain('alerts');
      expect(tabsOf(type, 'error')).toContain('alerts');
    },
  );
});

it('levelCounts counts the loaded entries by level', covers('WRK-501', 'WRK-623'), () => {
  expect(levelCounts([{ level: 'error' }, { level: 'info' }, { level: 'info' }])).toEqual({
    error: 1,
    warning: 0,
    info: 2,
  });
});

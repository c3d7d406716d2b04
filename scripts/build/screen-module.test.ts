import { describe, expect, it } from 'vitest';
import { workspaceScreens } from '../../src/app/workspace/screens';
import { screenModule } from './screen-module';

const rowOf = (id: string) => {
  const row = workspaceScreens.find((each) => each.id === id);
  if (row === undefined) throw new Error(`There is no screen ${id}.`);
  return row;
};

describe('the module of a screen', () => {
  it.each([
    ['contacts', 'regular', 'app/routes/contacts/contacts-route'],
    ['users', 'admin', 'features/users/user-list-screen'],
    ['home', 'admin', 'app/routes/home/admin-home-route'],
    ['home', 'regular', 'app/routes/home/staff-home-route'],
  ] as const)('of %s in the %s area is %s', (id, area, module) => {
    expect(screenModule(rowOf(id), area)).toBe(module);
  });

  it('must be given if the loader does not have exactly one import', () => {
    const { module: _, ...home } = rowOf('home');
    expect(() => screenModule(home, 'admin')).toThrow('Give the module of each area');
    expect(() => screenModule({ ...home, load: async () => () => null }, 'admin')).toThrow('not one import');
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { ada, mia } from '@/testing/actors';
import type { Command } from './command';
import { registerCommands, registerSearchProvider } from './registry';
import { useCommands, useSearchProviders } from './use-commands';

const command = (id: string, facts: Partial<Command> = {}): Command =>
  ({ id, title: id, section: 'Go to', to: `/${id}`, ...facts }) as Command;

let undo: (() => void)[] = [];
const register = (...commands: Command[]) => {
  let takeBack = () => {};
  act(() => {
    takeBack = registerCommands(commands);
  });
  undo.push(takeBack);
  return () => act(takeBack);
};
afterEach(() => {
  act(() => {
    for (const each of undo) each();
  });
  undo = [];
});

const idsFor = (actor: Actor) => {
  const { result } = renderHook(() => useCommands(actor));
  return () => result.current.map(({ id }) => id);
};

describe('The command registry', () => {
  it('returns registered commands in order until they are removed', () => {
    const ids = idsFor(ada);
    expect(ids()).toEqual([]);
    register(command('home'));
    const takeBack = register(command('contacts'), command('notes'));
    expect(ids()).toEqual(['home', 'contacts', 'notes']);
    takeBack();
    expect(ids()).toEqual(['home']);
  });

  it('replaces a command of the same id in its place until the newer one is removed', () => {
    const { result } = renderHook(() => useCommands(ada));
    register(command('add', { title: 'Add' }), command('home'));
    const takeBack = register(command('add', { title: 'Add contact' }));
    expect(result.current.map(({ title }) => title)).toEqual(['Add contact', 'home']);
    takeBack();
    expect(result.current.map(({ title }) => title)).toEqual(['Add', 'home']);
  });

  it('returns only the commands available to a person', () => {
    register(command('home'), command('users', { available: ({ role }) => role === 'admin' }));
    expect(idsFor(ada)()).toEqual(['home', 'users']);
    expect(idsFor(mia)()).toEqual(['home']);
  });

  it('registers search providers in the same way', () => {
    const { result } = renderHook(() => useSearchProviders(mia));
    const provider = { id: 'contacts', failed: 'Contacts could not be searched.', find: async () => [] };
    let takeBack = () => {};
    act(() => {
      takeBack = registerSearchProvider(provider);
    });
    act(() => void undo.push(registerSearchProvider({ ...provider, id: 'users', available: () => false })));
    expect(result.current.map(({ id }) => id)).toEqual(['contacts']);
    act(takeBack);
    expect(result.current).toEqual([]);
  });
});

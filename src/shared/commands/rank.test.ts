import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from './command';
import { bySection, rankCommands } from './rank';

const command = (title: string, keywords: readonly string[] = [], section = 'Go to'): Command => ({
  id: title,
  title,
  section,
  keywords,
  to: '/',
});
const ranked = (commands: readonly Command[], typed: string) =>
  rankCommands(commands, typed).map(({ title }) => title);

describe('rankCommands', () => {
  it('ranks a prefix above a word, and a word above a subsequence', () => {
    const commands = ['Chat on team access', 'Add contact', 'Contacts', 'Notes'].map((title) =>
      command(title),
    );
    expect(ranked(commands, 'cont')).toEqual(['Contacts', 'Add contact', 'Chat on team access']);
  });

  it('ranks titles above keywords, and finds words of both together', () => {
    const commands = [command('Playbook Management', ['leads', 'starter pack']), command('Leads report')];
    expect(ranked(commands, 'lead')).toEqual(['Leads report', 'Playbook Management']);
    expect(ranked(commands, 'playbook leads')).toEqual(['Playbook Management']);
    expect(ranked(commands, 'pack')).toEqual(['Playbook Management']);
  });

  it('prefers tighter subsequences, and finds none in keywords', () => {
    const commands = [command('User Management', ['people']), command('Undo my change')];
    expect(ranked(commands, 'umg')).toEqual(['User Management', 'Undo my change']);
    expect(ranked(commands, 'ppl')).toEqual([]);
  });

  it('ignores case, accents and surrounding spaces', () => {
    expect(ranked([command('Résumé')], '  RESU ')).toEqual(['Résumé']);
    expect(ranked([command('Resume')], 'résumé')).toEqual(['Resume']);
    expect(ranked([command('Add contact'), command('Contacts')], 'cont ')).toEqual([
      'Contacts',
      'Add contact',
    ]);
    expect(ranked([command('Add  new\tcontact')], 'add new')).toEqual(['Add  new\tcontact']);
  });

  it('keeps the order of equal matches, and returns all commands for an empty search', () => {
    const commands = ['Goals', 'Go home', 'Notes'].map((title) => command(title));
    expect(ranked(commands, 'go')).toEqual(['Goals', 'Go home']);
    expect(ranked(commands, ' ')).toEqual(['Goals', 'Go home', 'Notes']);
  });

  it('ranks records before actions before screens, but subsequences last', () => {
    const of = (kind: Command['kind'], title: string) => ({ ...command(title), ...(kind && { kind }) });
    const commands = [
      of('public', 'Contact us'),
      of('frame', 'Contact the administrator'),
      of('screen', 'Contacts'),
      of('action', 'Add contact'),
      of('record', 'Cora Ontario-Nantes'),
      of('record', 'Contessa Bay'),
    ];
    expect(ranked(commands, '')).toEqual([
      'Cora Ontario-Nantes',
      'Contessa Bay',
      'Add contact',
      'Contacts',
      'Contact the administrator',
    ]);
    expect(ranked(commands, 'cont')).toEqual([
      'Contessa Bay',
      'Add contact',
      'Contacts',
      'Contact the administrator',
      'Contact us',
      'Cora Ontario-Nantes',
    ]);
  });

  it('finds every command by any prefix of its title, each once', () => {
    const titles = fc.uniqueArray(fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,14}$/), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(titles, fc.nat(), fc.nat(), (all, which, length) => {
        const title = all[which % all.length] ?? '';
        const typed = title.slice(0, 1 + (length % title.length));
        const found = ranked(
          all.map((each) => command(each)),
          typed,
        );
        expect(found).toContain(title);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('bySection', () => {
  it('orders sections by their first command', () => {
    const commands = [
      command('Add contact', [], 'Contacts'),
      command('Home'),
      command('Ada', [], 'Contacts'),
    ];
    expect(bySection(commands).map(({ title, commands }) => [title, commands.map(({ id }) => id)])).toEqual([
      ['Contacts', ['Add contact', 'Ada']],
      ['Go to', ['Home']],
    ]);
  });
});

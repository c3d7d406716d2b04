import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseChangelog } from '@/contracts/changelog';
import { changelogText, versionsOf } from './changelog';

const commits = [
  { day: '2026-11-22', subject: 'Notes can begin with a template' },
  { day: '2026-11-21', subject: 'Contacts are exported' },
  { day: '2026-11-22', subject: 'Timers run on' },
  { day: '2026-11-22', subject: 'Notes can begin with a template' },
];

describe('the changelog', () => {
  it('lists each day’s changes once, newest day first', () => {
    const versions = versionsOf(commits);
    expect(versions).toEqual([
      { version: '2026-11-22', changes: ['Notes can begin with a template', 'Timers run on'] },
      { version: '2026-11-21', changes: ['Contacts are exported'] },
    ]);
    expect(parseChangelog(changelogText(versions))).toEqual(versions);
  });

  it.each([
    'Contacts: a rule refuses a forged owner',
    'The password of a profile is checked',
    'Tests of the notes hub',
    'Request of amara@shelter.example deleted',
    'Notes as of 23f00bb',
    'Two formatter options',
  ])('leaves out %j', (subject) => {
    expect(versionsOf([{ day: '2026-11-22', subject }])).toEqual([]);
    expect(versionsOf([{ day: '2026-11-22', subject: 'Contacts are exported' }])).toHaveLength(1);
  });

  it('ignores text that is not a version', () => {
    expect(
      parseChangelog('# What has changed\n\nWords.\n\n## \n- a\n\n## 2026-11-22\n\n- One\n* Two\n'),
    ).toEqual([{ version: '2026-11-22', changes: ['One'] }]);
    expect(parseChangelog('')).toEqual([]);
  });

  it('in the public folder contains no names or addresses', () => {
    const text = readFileSync('public/CHANGELOG.md', 'utf8');
    expect(parseChangelog(text).length).toBeGreaterThan(0);
    expect(text).not.toMatch(/@|https?:/);
  });
});

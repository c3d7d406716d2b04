import { describe, expect, it } from 'vitest';
import { toPlain } from '@/shared/rich-text/stored-content';
import { covers } from '@/testing/covers';
import { withNextMarked, withNextSteps } from './goal-steps';

const open = { list: 'unchecked' };
const done = { list: 'checked' };
const rich = (...lines: readonly (readonly [string, object?])[]) =>
  JSON.stringify(
    lines.flatMap(([text, attributes]) => [
      { insert: text },
      { insert: '\n', ...(attributes && { attributes }) },
    ]),
  );

describe('A completed goal', () => {
  it('marks its earliest open step as next if no step is marked', covers('WRK-337'), () => {
    const goal = rich(
      ['Ten donors'],
      ['Next Steps', { header: 2 }],
      ['Export', done],
      ['Call', open],
      ['Write', open],
    );
    expect(toPlain(withNextMarked(goal, 'rich'))).toBe(
      'Ten donors\nNext Steps\n[x] Export\n[ ] Call (next)\n[ ] Write',
    );
  });

  it('finds its section and its steps in any spelling', () => {
    expect(withNextMarked('Goal\n next STEPS \n- [ ] One \n\n* [X] Two', 'plain')).toBe(
      'Goal\n next STEPS \n[ ] One (next)\n\n[x] Two',
    );
    const ended = 'Goal\nNext Steps\n[x] One\nRemember the budget\n[ ] Two';
    expect(withNextMarked(ended, 'plain')).toBe(ended);
  });

  it('stays unchanged if a step is marked, none is open, or the section is missing', () => {
    const marked = 'Ten donors\nNext Steps\n[ ] Export\n[ ] Call (next)';
    for (const text of [marked, 'Ten donors\nNext Steps\n[x] Export', 'Ten donors\n[ ] Export'])
      expect(withNextMarked(text, 'plain')).toBe(text);
  });
});

describe('A new next step', () => {
  it('creates the section and marks the first new step', covers('WRK-338', 'WRK-339'), () => {
    expect(withNextSteps('Ten donors\n', 'plain', ['Export the list', 'Call Ruth'])).toBe(
      'Ten donors\nNext Steps\n[ ] Export the list (next)\n[ ] Call Ruth',
    );
    expect(toPlain(withNextSteps(rich(['Ten donors']), 'rich', ['Call Ruth']))).toBe(
      'Ten donors\nNext Steps\n[ ] Call Ruth (next)',
    );
  });

  it('is appended to the section, and completed steps move to the previous steps', covers('WRK-340'), () => {
    const goal = rich(
      ['Ten donors'],
      ['Next Steps', { header: 2 }],
      ['Export (next)', done],
      ['Mark', open],
      ['Previous Steps', { header: 2 }],
      ['Agree', done],
    );
    const more = withNextSteps(goal, 'rich', ['Call Ruth']);
    expect(toPlain(more)).toBe(
      'Ten donors\nNext Steps\n[ ] Mark\n[ ] Call Ruth (next)\nPrevious Steps\n[x] Export\n[x] Agree',
    );
    expect(JSON.parse(more)).toContainEqual({ insert: '\n', attributes: { header: 2 } });
    const [first] = JSON.parse(more) as { insert: string }[];
    expect(first?.insert).toContain('Ten donors');
  });

  it('keeps text between and after the sections, and formats of other lines', () => {
    const text = 'Goal\nNext Steps\n[x] One\nRemember the budget\nPrevious Steps\n[x] Nought';
    expect(withNextSteps(text, 'plain', ['Two'])).toBe(
      'Goal\nNext Steps\n[ ] Two (next)\nRemember the budget\nPrevious Steps\n[x] One\n[x] Nought',
    );
    const bold = JSON.stringify([{ insert: 'Ten', attributes: { bold: true } }, { insert: ' donors\n' }]);
    expect(JSON.parse(withNextSteps(bold, 'rich', ['Two']))[0]).toEqual({
      insert: 'Ten',
      attributes: { bold: true },
    });
  });

  it('takes the mark from earlier steps, and blank lines are removed', () => {
    const text = 'Goal\n\nNext Steps\n[ ] One (next) \n\n[X] Two (next)\n';
    expect(withNextSteps(text, 'plain', [' Three ', ''])).toBe(
      'Goal\n\nNext Steps\n[ ] One\n[ ] Three (next)\nPrevious Steps\n[x] Two',
    );
  });

  it('changes nothing if it is blank', () => {
    expect(withNextSteps('Goal', 'plain', ['  ', ''])).toBe('Goal');
  });
});

import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { categoryOptions } from '../texts';
import { isOpenGoal, noteFormSchema, taskTitle } from './schema';

const complaints = (values: object) =>
  noteFormSchema
    .safeParse({ title: '', content: 'Ask', contentType: 'plain', category: 'general', ...values })
    .error?.issues.map(({ message }) => message) ?? [];

describe('The fields of the note form', () => {
  it.each([
    [{ category: '' }, ['Please select a category']],
    [{ content: '' }, ['Please enter note content']],
    [{ content: '[{"insert":"\\n"}]', contentType: 'rich' }, ['Please enter note content']],
    [{ content: ' \n ' }, ['Note content cannot be empty']],
    [{}, []],
    [{ title: `${'a'.repeat(200)} ` }, []],
    [{ title: 'a'.repeat(201) }, ['Write at most 200 characters.']],
  ])('have for %j the errors %j', covers('WRK-279', 'WRK-280', 'WRK-281'), (values, expected) => {
    expect(complaints(values)).toEqual(expected);
  });

  it('offer the seven categories with their labels', covers('WRK-268', 'WRK-269'), () => {
    expect(categoryOptions().map(({ label }) => label)).toEqual([
      'General',
      'Follow Up',
      'Meeting',
      'Task',
      'Important',
      'Goal',
      'Project',
    ]);
  });
});

describe('A task of a goal', () => {
  it('is named after the goal if it has no title', covers('WRK-347'), () => {
    expect(taskTitle(' ', 'Ten donors')).toBe('Task for: Ten donors');
    expect(taskTitle(' Call Ruth ', 'Ten donors')).toBe('Call Ruth');
    expect(taskTitle('', 'a'.repeat(200))).toBe(`Task for: ${'a'.repeat(190)}`);
  });

  const goal = {
    category: 'goal',
    content: 'Ten',
    contentType: 'plain',
    isArchived: false,
    isCompleted: false,
  };
  it.each([
    [{}, true],
    [{ content: '  ' }, false],
    [{ isArchived: true }, false],
    [{ isCompleted: true }, false],
    [{ category: 'task' }, false],
  ])('can be added to a goal with %j: %s', covers('WRK-345'), (changes, may) => {
    expect(isOpenGoal({ ...goal, ...changes })).toBe(may);
  });
});

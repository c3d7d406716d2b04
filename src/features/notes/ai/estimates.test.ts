import { describe, expect, it } from 'vitest';
import { timeframeIn } from '@/contracts/ai-fallbacks';
import { AiError } from '@/shared/api/call-ai';
import { storedOps } from '@/shared/rich-text/stored-content';
import { covers } from '@/testing/covers';
import { estimateErrorMessage, textsWithTasks } from './estimates';

const plain = (content: string) => ({ content, contentType: 'plain' as const });
const saidOf = (notes: readonly string[]): string => {
  try {
    return textsWithTasks(notes.map(plain)).text;
  } catch (error) {
    return estimateErrorMessage(error);
  }
};

describe('The notes whose tasks are estimated', () => {
  it('are those with open tasks, and an error says why there are none', covers('WRK-386', 'WRK-387'), () => {
    expect(textsWithTasks(['A walk.', '[ ] Write', '- Call Iris'].map(plain))).toEqual({
      text: '[ ] Write\n\n- Call Iris',
      count: 2,
    });
    const rich = storedOps([
      { insert: 'Write' },
      { insert: '\n', attributes: { list: 'unchecked' } },
      { insert: 'Read' },
      { insert: '\n', attributes: { list: 'checked' } },
    ]);
    expect(textsWithTasks([{ content: rich, contentType: 'rich' }]).text).toBe('[ ] Write\n[x] Read');
    expect(saidOf(['A walk.', '[x] Written'])).toBe('No notes with tasks found to analyze.');
    expect(saidOf(['', '  '])).toBe('No content found in your notes. Add some tasks first.');
    expect(saidOf([])).toBe('No content found in your notes. Add some tasks first.');
  });
});

describe('A failed estimate', () => {
  it(
    "shows the server's text, or says whether the tasks or the analysis failed",
    covers('WRK-383', 'WRK-388', 'WRK-389'),
    () => {
      const failed = (text?: string) => new AiError('server', 'Server error', { status: 503, text });
      expect(estimateErrorMessage(failed('Could not analyze tasks. Please try again later.'))).toBe(
        'Could not analyze tasks. Please try again later.',
      );
      expect(estimateErrorMessage(failed())).toBe('Task analysis failed');
      expect(estimateErrorMessage(new Error('The database has not answered.'))).toBe('Analysis failed');
    },
  );

  it.each([
    ['Write the report', '2 weeks'],
    ['Within 1 day: write', '1 day'],
    ['to be done within 3 Months', '3 months'],
    ['Call everybody within 4 weeks', '4 weeks'],
    ['within reason', '2 weeks'],
  ])('has for “%s” the timeframe %s', covers('WRK-380', 'WRK-381'), (text, timeframe) => {
    expect(timeframeIn(text)).toBe(timeframe);
  });
});

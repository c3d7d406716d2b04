import { describe, expect, it } from 'vitest';
import { AiError } from '@/shared/api/call-ai';
import { noteTemplate } from '@/contracts/ai-fallbacks';
import { covers } from '@/testing/covers';
import { analysisOfGoals, suggestText } from './suggestion';
import { noteAiTexts } from './texts';

const fails =
  (kind: AiError['kind'], message = 'Server error', text?: string) =>
  async () => {
    throw new AiError(kind, message, { status: 0, text });
  };
const estimates = async () => ({
  tasks: [{ task: 'Write the report', estimatedTime: 75, explanation: 'Two drafts.' }],
  timeframe: '2 weeks',
  source: 'ai' as const,
  timestamp: '2026-06-01T08:00:00.000Z',
  taskCount: 1,
});
const suggests = async () => ({ content: 'Agenda:', source: 'ai' as const });
const note = { category: 'meeting', title: 'Board', text: 'We meet.' };
const withTasks = { ...note, text: '[ ] Write the report' };

describe('a suggestion for a note', () => {
  it(
    'is asked for at once where the note has no tasks, else after its tasks were estimated',
    covers('WRK-352', 'WRK-382'),
    async () => {
      expect(await suggestText(note, { estimate: fails('server'), suggest: suggests })).toEqual({
        content: 'Agenda:',
        notices: [],
      });
      expect(await suggestText(withTasks, { estimate: estimates, suggest: fails('server') })).toEqual({
        content: '[ ] Write the report (1 h 15 min): Two drafts.',
        notices: [],
      });
    },
  );

  it('stands in for estimates that fail', covers('WRK-353'), async () => {
    expect(await suggestText(withTasks, { estimate: fails('server'), suggest: suggests })).toEqual({
      content: 'Agenda:',
      notices: ['Unable to analyze tasks. Generating standard suggestion instead.'],
    });
  });

  it(
    'is the template of the category when the AI says nothing or fails, and says so',
    covers('WRK-354', 'WRK-356', 'WRK-357', 'WRK-359', 'WRK-360', 'WRK-361', 'WRK-362', 'WRK-364'),
    async () => {
      const notices = async (suggest: Parameters<typeof suggestText>[1]['suggest']) => {
        const { content, notices: said } = await suggestText(note, { estimate: estimates, suggest });
        expect(content).toBe(noteTemplate('meeting'));
        return said;
      };
      const template = 'Using a template instead of AI suggestion';
      expect(await notices(fails('signed-out'))).toEqual([
        'Authentication error. Please log in again.',
        template,
      ]);
      expect(await notices(fails('network'))).toEqual([
        'Network error. Please check your connection.',
        template,
      ]);
      expect(await notices(fails('server', ''))).toEqual(['Failed to generate suggestion', template]);
      expect(await notices(fails('refused', 'x', 'Too many requests.'))).toEqual([
        'Failed to generate suggestion: Too many requests.',
        template,
      ]);
      expect(await notices(async () => ({ content: ' ', source: 'ai' as const }))).toEqual([template]);
      expect(
        await notices(async () => ({ content: noteTemplate('meeting'), source: 'fallback' as const })),
      ).toEqual(['AI service is temporarily unavailable. Using a template instead.']);
    },
  );

  it(
    'has a template for each of the seven categories, and one for own ones',
    covers('WRK-364', 'WRK-Q90'),
    () => {
      const categories = ['general', 'followup', 'meeting', 'task', 'important', 'goal', 'project'];
      const found = categories.map(noteTemplate);
      expect(new Set(found).size).toBe(7);
      expect(noteTemplate('board_games')).toBe(noteTemplate('general'));
    },
  );

  it('ends without a text when it was cancelled', async () => {
    const suggest = async () => {
      throw new DOMException('cancelled', 'AbortError');
    };
    await expect(suggestText(note, { estimate: estimates, suggest })).rejects.toThrow('cancelled');
  });
});

describe('an analysis of goals', () => {
  const goals = [
    { id: 'a', title: 'Reach', content: '', isCompleted: false },
    { id: 'b', title: 'Done', content: '', isCompleted: true },
  ];

  it(
    'is generic when the AI cannot be reached',
    covers('WRK-374', 'WRK-375', 'WRK-376', 'WRK-377'),
    async () => {
      expect(await analysisOfGoals(goals, fails('network'), new Date(0))).toMatchObject({
        source: 'fallback',
        statusOverview: 'You have 1 active goal and 1 completed goal.',
        dailyTasks: [
          { priority: 'high', estimatedTime: 15 },
          { relatedGoalId: 'a', priority: 'medium', estimatedTime: 10 },
        ],
        contactFollowups: ['Unable to analyze contact notes at this time'],
      });
    },
  );
});

it(
  'an estimate is shown in minutes under an hour, and in hours and minutes from there on',
  covers('WRK-372'),
  () => {
    expect([5, 59, 60, 90, 121].map(noteAiTexts.estimate)).toEqual([
      '5 min',
      '59 min',
      '1 h',
      '1 h 30 min',
      '2 h 1 min',
    ]);
  },
);

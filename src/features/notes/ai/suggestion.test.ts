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

describe('A suggestion for a note', () => {
  it(
    'comes from estimates if the note has tasks, and from the AI if not',
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

  it('replaces estimates that fail', covers('WRK-353'), async () => {
    expect(await suggestText(withTasks, { estimate: fails('server'), suggest: suggests })).toEqual({
      content: 'Agenda:',
      notices: ['Unable to analyze tasks. Generating standard suggestion instead.'],
    });
  });

  const templateUsed = 'Using a template instead of AI suggestion';

  it.each([
    ['the person is signed out', fails('signed-out'), 'Authentication error. Please log in again.'],
    ['the network is down', fails('network'), 'Network error. Please check your connection.'],
    ['the server gives no reason', fails('server', ''), 'Failed to generate suggestion'],
    [
      'the server gives a reason',
      fails('refused', 'x', 'Too many requests.'),
      'Failed to generate suggestion: Too many requests.',
    ],
  ])(
    "is the category's template, with the cause, when %s",
    covers('WRK-356', 'WRK-357', 'WRK-359', 'WRK-360', 'WRK-362'),
    async (_, suggest, cause) => {
      expect(await suggestText(note, { estimate: estimates, suggest })).toEqual({
        content: noteTemplate('meeting'),
        notices: [cause, templateUsed],
      });
    },
  );

  it("is the category's template when the AI returns no text", covers('WRK-354'), async () => {
    const suggest = async () => ({ content: ' ', source: 'ai' as const });
    expect(await suggestText(note, { estimate: estimates, suggest })).toEqual({
      content: noteTemplate('meeting'),
      notices: [templateUsed],
    });
  });

  it('says that the service is unavailable when the server sends a template', covers('WRK-361'), async () => {
    const suggest = async () => ({ content: noteTemplate('meeting'), source: 'fallback' as const });
    expect(await suggestText(note, { estimate: estimates, suggest })).toEqual({
      content: noteTemplate('meeting'),
      notices: ['AI service is temporarily unavailable. Using a template instead.'],
    });
  });

  it(
    'has a template for each of the seven categories, and one for custom ones',
    covers('WRK-364', 'WRK-Q90'),
    () => {
      const categories = ['general', 'followup', 'meeting', 'task', 'important', 'goal', 'project'];
      const found = categories.map(noteTemplate);
      expect(new Set(found).size).toBe(7);
      expect(noteTemplate('board_games')).toBe(noteTemplate('general'));
    },
  );

  it('rejects when it is cancelled', async () => {
    const suggest = async () => {
      throw new DOMException('cancelled', 'AbortError');
    };
    await expect(suggestText(note, { estimate: estimates, suggest })).rejects.toThrow('cancelled');
  });
});

describe('An analysis of goals', () => {
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

it('An estimate is shown in minutes under an hour, and in hours and minutes above', covers('WRK-372'), () => {
  expect([5, 59, 60, 90, 121].map(noteAiTexts.estimate)).toEqual([
    '5 min',
    '59 min',
    '1 h',
    '1 h 30 min',
    '2 h 1 min',
  ]);
});

import { expect } from 'vitest';
import { aiMessages } from '@/contracts/ai';
import { changelogMessages } from '@/contracts/changelog';
import { commonMessages } from '@/contracts/contract';
import type { EndpointCases } from './endpoint-cases';
import { noContact, storeContact, storeNote, withContact } from './service-peers';

const contactAnalysis = {
  as: 'mia',
  body: { id: 'iris', notes: ['not used'] },
  prepare: withContact,
  status: 200,
  holds: {
    ai_summary: 'AI analysis unavailable',
    ai_next_step: 'Please try again later',
    used_fallback: true,
    reason: 'not-configured',
  },
  unseen: 'Contact not found',
  invalid: [{ id: '../users/ada' }, ['id']],
  refusals: [noContact({ id: 'nobody' })],
} as const;

const suggestion = {
  as: 'mia',
  body: { category: 'meeting', title: 'Board', timestamp: '2026-05-01', version: '1' },
  status: 200,
  holds: { source: 'fallback', reason: 'not-configured', content: expect.stringContaining('Who took part') },
  invalid: [{ category: 7, title: 'x' }, ['category']],
} as const;

/** The cases of the AI without a service: every function answers with its built-in result. */
export const aiCases: EndpointCases = {
  'POST /notes-ai/analyze-contact': {
    ...contactAnalysis,
    rows: ['WRK-693', 'WRK-187'],
    path: '/notes-ai/analyze-contact',
  },
  'POST /contacts-ai/analyze': {
    ...contactAnalysis,
    rows: ['WRK-690', 'WRK-698'],
    path: '/contacts-ai/analyze',
  },
  'GET /notes-ai/check-openai': {
    rows: ['WRK-699'],
    as: 'mia',
    path: '/notes-ai/check-openai',
    status: 200,
    holds: { status: 'error', apiKeyPresent: false, clientInitialized: false },
  },
  'GET /openai/config-test': {
    rows: ['WRK-702'],
    as: 'ada',
    path: '/openai/config-test',
    status: 200,
    holds: { status: 'error' },
    regular: commonMessages.forbidden,
  },
  'POST /notes-ai/generate-note': { ...suggestion, rows: ['WRK-708'], path: '/notes-ai/generate-note' },
  'POST /notes-ai/suggestion': {
    ...suggestion,
    rows: ['WRK-720', 'WRK-721'],
    path: '/notes-ai/suggestion',
    after: async (api) => {
      for (const category of ['constructor', '__proto__', 'toString', 'my own'])
        expect(
          await api.call('POST', '/notes-ai/suggestion', { as: 'mia', body: { category, title: 'x' } }),
          category,
        ).toMatchObject({ status: 200, body: { content: expect.stringContaining('What I know so far:') } });
    },
  },
  'POST /notes-ai/analyze-goals-and-suggest-tasks': {
    rows: ['WRK-709', 'WRK-714'],
    as: 'ada',
    path: '/notes-ai/analyze-goals-and-suggest-tasks',
    body: {
      goals: [
        { id: 'reach', title: 'Reach', content: 'Reach more donors', category: 'goal', isCompleted: false },
      ],
    },
    prepare: (api) => storeNote(api, 'reach', { title: 'Reach', category: 'goal', sharedWith: ['theo'] }),
    status: 200,
    holds: { source: 'fallback', statusOverview: 'You have 1 active goal and 0 completed goals.' },
    invalid: [{ goals: [] }, ['goals']],
    refusals: [
      {
        title: 'goals that the caller cannot see',
        rows: ['WRK-368'],
        as: 'theo',
        prepare: (api) => storeNote(api, 'secret', { category: 'goal' }),
        body: { goals: [{ id: 'secret', title: 'x', content: 'x', isCompleted: false }] },
        status: 422,
        message: aiMessages.noGoals,
      },
    ],
  },
  'POST /notes-ai/analyze-content': {
    rows: ['WRK-715', 'WRK-716'],
    as: 'mia',
    path: '/notes-ai/analyze-content',
    body: { content: 'We met the trustees at the meeting.\n[ ] Send the minutes' },
    status: 200,
    holds: {
      suggestedCategory: 'meeting',
      sentiment: 'neutral',
      tasks: ['Send the minutes'],
      source: 'fallback',
    },
    invalid: [{ content: 'x', type: 'all' }, ['type']],
    refusals: [
      {
        title: 'estimates of a text without tasks',
        rows: ['WRK-385'],
        body: { content: 'Nothing to do.', type: 'tasks_timeframe' },
        status: 422,
        message: 'No tasks found. Add some tasks first.',
      },
      {
        title: 'estimates of an empty text',
        rows: ['WRK-386'],
        body: { content: ' ', type: 'tasks_timeframe' },
        status: 422,
        message: 'No content found in your notes. Add some tasks first.',
      },
    ],
  },
  'POST /notes-ai/generate-tasks-from-goal': {
    rows: ['WRK-718', 'WRK-719'],
    as: 'mia',
    path: '/notes-ai/generate-tasks-from-goal',
    body: { goalText: 'Reach more donors', goalId: 'reach', goalTitle: 'Reach' },
    status: 200,
    holds: {
      goalId: 'reach',
      goalTitle: 'Reach',
      content: expect.stringMatching(/^\[ \] /),
      source: 'fallback',
    },
    invalid: [{ goalText: 1 }, ['goalText']],
    refusals: [
      {
        title: 'a goal without text',
        rows: ['WRK-351'],
        body: { goalText: '  ' },
        status: 422,
        message: 'Goal text is required',
      },
    ],
  },
  'POST /contacts-ai/generate-email': {
    rows: ['WRK-Q162'],
    as: 'mia',
    path: '/contacts-ai/generate-email',
    body: { contactId: 'iris', type: 'welcome' },
    prepare: withContact,
    status: 200,
    holds: {
      subject: 'Good to meet you',
      content: expect.stringContaining('Hello Iris,'),
      source: 'fallback',
    },
    unseen: 'Contact not found',
    invalid: [{ contactId: 'iris', type: 'spam' }, ['type']],
    refusals: [
      noContact({ contactId: 'nobody', type: 'welcome' }),
      {
        title: 'an email to a person who wants none',
        rows: ['WRK-Q53'],
        prepare: (api) => storeContact(api, 'iris', { communicationPreferences: { optOut: true } }),
        status: 403,
        message: aiMessages.optedOut,
      },
    ],
  },
  'POST /security/analyze': {
    rows: ['WRK-737'],
    as: 'ada',
    path: '/security/analyze',
    body: { systemPrompt: 'Say that all is well', data: { minimum: 6 } },
    status: 200,
    holds: { level: 'info', recommendations: [] },
    regular: 'Unauthorized: Admin access required',
    invalid: [{ systemPrompt: '', data: {} }, ['systemPrompt']],
    refusals: [
      {
        title: 'an analysis without a prompt',
        rows: ['WRK-723'],
        body: { data: {} },
        status: 422,
        message: aiMessages.noPrompt,
      },
    ],
  },
  'POST /changelog/analyze': {
    rows: ['WRK-444'],
    as: 'ada',
    path: '/changelog/analyze',
    body: {},
    status: 200,
    holds: { versions: expect.any(Number), source: 'fallback' },
    regular: commonMessages.forbidden,
    invalid: [[1], ['body']],
    refusals: [
      {
        title: 'an analysis while another one runs',
        rows: ['WRK-Q106'],
        prepare: (api) => api.database.doc('integrations/changelog').set({ at: new Date() }),
        status: 409,
        message: changelogMessages.running,
      },
    ],
  },
  'POST /ai/analyze-calendar': {
    rows: ['WRK-753'],
    as: 'mia',
    path: '/ai/analyze-calendar',
    body: { contact: { id: 'iris' }, notes: ['Call in June'] },
    prepare: withContact,
    status: 200,
    holds: { suggestions: [], source: 'fallback' },
    unseen: 'Contact not found',
    invalid: [{ contact: {} }, ['contact.id']],
    refusals: [noContact({ contact: { id: 'nobody' } })],
  },
};

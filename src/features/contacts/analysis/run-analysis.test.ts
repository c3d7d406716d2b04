import { describe, expect, it } from 'vitest';
import type { ContactAnalysis } from '@/contracts/ai-contacts';
import { AiError } from '@/shared/api/call-ai';
import { covers } from '@/testing/covers';
import { type AnalysisCalls, runAnalysis } from './run-analysis';

const real: ContactAnalysis = {
  ai_summary: 'Directs a trust.',
  ai_next_step: 'Call.',
  ai_insights: [],
  ai_next_steps: [],
  last_analyzed: '2026-06-01T08:00:00.000Z',
  used_fallback: false,
  notesUsed: 2,
};
const ok = {
  status: 'ok',
  apiKeyPresent: true,
  endpointMissing: false,
  timedOut: false,
  message: '',
} as const;
const fresh = { id: 'iris', ai_summary: undefined, used_fallback: undefined };
const analysed = { id: 'iris', ai_summary: 'Knows us.', used_fallback: false };

async function run(contact: typeof fresh | typeof analysed, calls: Partial<AnalysisCalls>) {
  const warned: string[] = [];
  const outcome = await runAnalysis(contact, {
    check: async () => ok,
    call: async () => real,
    warn: (text) => warned.push(text),
    ...calls,
  });
  return { ...outcome, warned };
}

const failing = (kind: AiError['kind'], message: string, text?: string) => async () => {
  throw new AiError(kind, message, { status: 0, text });
};

describe('An analysis of a contact', () => {
  it(
    'reports success, with different texts for a first and a refreshed analysis',
    covers('WRK-181', 'WRK-193'),
    async () => {
      expect(await run(fresh, {})).toMatchObject({
        message: 'AI Analysis completed successfully',
        mayReplace: true,
      });
      expect(await run(analysed, {})).toMatchObject({
        message: 'Analysis refreshed successfully',
        mayReplace: true,
      });
    },
  );

  it(
    'reports fallback content and never replaces a real analysis with it',
    covers('WRK-182', 'WRK-184', 'WRK-194', 'WRK-Q51'),
    async () => {
      const builtIn = { ...real, used_fallback: true };
      expect(await run(fresh, { call: async () => builtIn })).toMatchObject({
        kind: 'fallback',
        message: 'AI Analysis completed with fallback content due to OpenAI service issues',
        mayReplace: true,
      });
      expect(await run(fresh, { call: async () => ({ ...builtIn, error: true }) })).toMatchObject({
        message: 'AI Analysis encountered an error. Using fallback content.',
      });
      expect(await run(analysed, { call: async () => builtIn })).toMatchObject({
        message: 'Analysis refreshed with fallback content due to OpenAI service issues',
        mayReplace: false,
      });
    },
  );

  it('stores no fallback content if no service is set up, and warns once', async () => {
    const noKey = {
      ...ok,
      status: 'error',
      apiKeyPresent: false,
      message: 'OpenAI API key is missing. Using fallback analysis.',
    } as const;
    const builtIn = { ...real, ai_summary: 'AI analysis unavailable', used_fallback: true };
    expect(await run(fresh, { check: async () => noKey, call: async () => builtIn })).toMatchObject({
      kind: 'fallback',
      mayReplace: false,
      warned: ['OpenAI API key is missing. Using fallback analysis.'],
    });
  });

  it('fails without a summary and a next step', covers('WRK-180', 'WRK-185'), async () => {
    const call = async () => ({ ...real, ai_summary: '', ai_next_step: '' });
    expect(await run(fresh, { call })).toMatchObject({
      kind: 'failure',
      message: 'Analysis could not be completed. Please try again.',
    });
  });

  it('reports why it failed', covers('WRK-178', 'WRK-179', 'WRK-183', 'WRK-192', 'WRK-195'), async () => {
    const said = async (contact: typeof fresh | typeof analysed, call: AnalysisCalls['call']) =>
      (await run(contact, { call })).message;
    expect(await said({ ...fresh, id: '' }, async () => real)).toBe('Invalid contact for AI analysis');
    expect(await said(fresh, failing('server', 'Server error'))).toBe('AI Analysis failed: Server error');
    expect(await said(fresh, failing('refused', 'API call failed: x', 'Too many requests.'))).toBe(
      'AI Analysis failed: Too many requests.',
    );
    expect(await said(fresh, failing('network', ''))).toBe('AI Analysis failed: Unknown error');
    expect(await said(fresh, failing('signed-out', 'x'))).toBe('You must be logged in to use AI Analysis');
    expect(await said(fresh, failing('html', 'x'))).toBe(
      'The AI service is not properly configured in the deployed environment.',
    );
    expect(await said(analysed, failing('timeout', 'Request timed out'))).toBe(
      'Failed to refresh analysis: Request timed out',
    );
  });

  it(
    'warns and continues if the service is not set up or the check fails',
    covers('WRK-190', 'WRK-191'),
    async () => {
      const missing = { ...ok, status: 'error', apiKeyPresent: false } as const;
      const noKey = await run(fresh, {
        check: async () => ({ ...missing, message: 'OpenAI API key is missing. Using fallback analysis.' }),
      });
      expect(noKey.warned).toEqual(['OpenAI API key is missing. Using fallback analysis.']);
      expect(noKey.kind).toBe('success');
      const unknown = await run(fresh, {
        check: async () => ({ ...missing, message: 'Request timed out', timedOut: true }),
      });
      expect(unknown.warned).toEqual(['Could not verify AI service. Will attempt analysis anyway.']);
    },
  );
});

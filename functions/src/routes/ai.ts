import {
  aiMessages,
  analyzeCalendar,
  analyzeSecurity,
  checkOpenAi,
  notesPerContact,
  testOpenAiConfig,
} from '@/contracts/ai';
import { analyzeContact, analyzeContactAlias, generateMail } from '@/contracts/ai-contacts';
import { analyzeContent, analyzeGoals, generateNote, generateTasks, suggestNote } from '@/contracts/ai-notes';
import { analyzeImage } from '@/contracts/capture';
import { analyzeChangelog } from '@/contracts/changelog';
import { can } from '@/features/change-log/policy';
import { can as canContact } from '@/features/contacts/policy';
import { nameOf } from '@/features/contacts/schema';
import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { type AiService, createAiService } from '../adapters/ai-service';
import type { Api } from '../api';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { endpoint } from '../pipeline/endpoint';
import { limits } from '../pipeline/limits';
import { calendarSuggestionsPrompt } from '../prompts/calendar-suggestions';
import { securityAnalysisPrompt } from '../prompts/security-analysis';
import {
  type AiWork,
  analyseContact,
  analyseGoals,
  analyseNote,
  estimateTasks,
  suggest,
  tasksOfGoal,
  writeMail,
} from '../services/ai-results';
import { analyseChanges } from '../services/change-summaries';
import { countAiUse } from '../services/ai-use';
import { readImage } from '../services/image-reading';
import { RunOnce } from '../services/run-once';
import { contactsWith, loadContact, newestNotes, textOf, visibleNotes } from '../services/stored-records';

/**
 * The number of notes that go into a contact's analysis, and the most that a follow-up is based on (WRK-200).
 */
const notesOfAnalysis = 10;
const longestRunMs = 27_500;

interface Parts {
  readonly ai: AiService;
  readonly once: RunOnce;
}

// Each app has its own service and its own memory of runs, because another app may have other settings.
const partsOf = new WeakMap<Api, Parts>();

function partsFor(api: Api): Parts {
  const known = partsOf.get(api) ?? {
    ai: createAiService(api.settings),
    once: new RunOnce(() => api.now().getTime()),
  };
  partsOf.set(api, known);
  return known;
}

interface AiCall {
  readonly api: Api;
  readonly caller: Caller;
  readonly body?: unknown;
  readonly signal: AbortSignal;
  readonly idempotencyKey: string | undefined;
}

/**
 * Runs an AI function and counts it by day, once for a call and its retries. A run with a key continues when
 * its caller has gone, so that a retry finds its answer. A run without a key ends with the caller.
 */
function withAi<T>(
  { api, caller, body, signal, idempotencyKey }: AiCall,
  work: (work: AiWork) => Promise<T>,
  kind: 'text' | 'image' = 'text',
): Promise<T> {
  const { ai, once } = partsFor(api);
  const key = idempotencyKey && `${caller.uid} ${idempotencyKey}`;
  return once.run(key, JSON.stringify(body ?? {}), async () => {
    if (ai.isConfigured) await countAiUse(api.backend.database, caller.uid, kind, api.now());
    return work({ ai, now: api.now, signal: key === undefined ? signal : AbortSignal.timeout(longestRunMs) });
  });
}

const staff = (caller: Actor): boolean => isStaff(caller);
const admins = (caller: Actor): boolean => isAdmin(caller);

const contactAnalysis = {
  limit: limits.ai,
  load: async ({ api, caller, body }: { api: Api; caller: Caller; body: { id: string } }) =>
    loadContact(api.backend.database, caller, body.id),
  policy: staff,
  serve: async (call: AiCall, contact: Awaited<ReturnType<typeof loadContact>>) => {
    const { database } = call.api.backend;
    const notes = await newestNotes(database, call.caller, [contact.id], notesOfAnalysis);
    return withAi(call, (work) => analyseContact(work, contact, notes.get(contact.id) ?? []));
  },
};

const aSuggestion = {
  limit: limits.ai,
  policy: staff,
  serve: async (call: AiCall & { body: { category: string; title: string } }) =>
    withAi(call, (work) => suggest(work, call.body)),
};

export const aiEndpoints = [
  endpoint(analyzeContact, contactAnalysis),
  endpoint(analyzeContactAlias, contactAnalysis),
  endpoint(checkOpenAi, {
    limit: limits.read,
    policy: staff,
    serve: async ({ api }) => {
      const { isConfigured } = partsFor(api).ai;
      return {
        status: isConfigured ? ('ok' as const) : ('error' as const),
        message: isConfigured
          ? 'The AI service is set up.'
          : 'OpenAI API key is missing. Using fallback analysis.',
        apiKeyPresent: isConfigured,
        clientInitialized: isConfigured,
      };
    },
  }),
  endpoint(testOpenAiConfig, {
    limit: limits.read,
    policy: admins,
    serve: async ({ api }) =>
      partsFor(api).ai.isConfigured
        ? { status: 'ok' as const, message: 'The AI service is set up.' }
        : { status: 'error' as const, message: 'No key for an AI service is set.' },
  }),
  endpoint(generateNote, aSuggestion),
  endpoint(suggestNote, aSuggestion),
  endpoint(analyzeGoals, {
    limit: limits.ai,
    policy: staff,
    serve: async (call) => {
      const { api, caller, body } = call;
      const { database } = api.backend;
      const goalIds = [...new Set(body.goals.map(({ id }) => id))];
      const contactIds = [...new Set(body.recentContactNotes.map(({ contactId }) => contactId))].slice(0, 30);
      // The call sends only ids. The records are read again with the caller's permissions (WRK-Q91).
      const [goals, contacts, notes] = await Promise.all([
        visibleNotes(database, caller, goalIds),
        contactsWith(database, contactIds),
        newestNotes(database, caller, contactIds, notesPerContact),
      ]);
      if (goals.length === 0) throw new ApiError('invalid', aiMessages.noGoals);
      return withAi(call, (work) =>
        analyseGoals(work, {
          goals: goals.map((goal) => ({
            id: goal.id,
            title: goal.title.slice(0, 500),
            content: textOf(goal),
            category: goal.category,
            isCompleted: goal.isCompleted,
          })),
          recentContactNotes: contacts.flatMap((contact) =>
            (notes.get(contact.id) ?? []).map((note) => ({
              contactId: contact.id,
              // A shared note may be about another person's contact. The note is included, but not that
              // contact's name.
              contactName: canContact(caller, 'contact.get', { uid: contact.ownerId }) ? nameOf(contact) : '',
              content: textOf(note),
              category: note.category,
              timestamp: note.createdAt?.toISOString() ?? '',
            })),
          ),
        }),
      );
    },
  }),
  endpoint(analyzeContent, {
    limit: limits.ai,
    policy: staff,
    serve: async (call) =>
      withAi(call, async (work) =>
        call.body.type === 'tasks_timeframe'
          ? estimateTasks(work, call.body.content)
          : analyseNote(work, call.body.content),
      ),
  }),
  endpoint(generateTasks, {
    limit: limits.ai,
    policy: staff,
    serve: async (call) => withAi(call, (work) => tasksOfGoal(work, call.body)),
  }),
  endpoint(generateMail, {
    limit: limits.ai,
    load: async ({ api, caller, body }) => loadContact(api.backend.database, caller, body.contactId),
    policy: staff,
    serve: async (call, contact) => {
      const { type } = call.body;
      const notes =
        type === 'follow-up'
          ? await newestNotes(call.api.backend.database, call.caller, [contact.id], notesPerContact)
          : new Map();
      return withAi(call, (work) =>
        writeMail(work, { contact, notes: notes.get(contact.id) ?? [], caller: call.caller, type }),
      );
    },
  }),
  endpoint(analyzeSecurity, {
    limit: limits.ai,
    policy: admins,
    refusal: 'Unauthorized: Admin access required',
    serve: async (call) =>
      withAi(call, async ({ ai, signal }) => {
        const answer = await ai.ask(securityAnalysisPrompt, { data: call.body.data }, signal);
        if (answer.ok) return { ...answer.output, source: 'ai' as const };
        return {
          level: 'info' as const,
          message: 'No AI analysis is available. The measured facts stand on the security dashboard.',
          recommendations: [],
          source: 'fallback' as const,
          reason: answer.problem === 'not-configured' ? ('not-configured' as const) : ('failed' as const),
        };
      }),
  }),
  endpoint(analyzeCalendar, {
    limit: limits.ai,
    load: async ({ api, caller, body }) => loadContact(api.backend.database, caller, body.contact.id),
    policy: staff,
    serve: async (call, contact) =>
      withAi(call, async ({ ai, signal }) => {
        const { company, title } = contact;
        const answer = await ai.ask(
          calendarSuggestionsPrompt,
          { contact: { name: nameOf(contact), company, position: title }, notes: call.body.notes },
          signal,
        );
        if (answer.ok) return { ...answer.output, source: 'ai' as const };
        return {
          text: 'No suggestions are available.',
          suggestions: [],
          source: 'fallback' as const,
          reason: answer.problem === 'not-configured' ? ('not-configured' as const) : ('failed' as const),
        };
      }),
  }),
  endpoint(analyzeImage, {
    limit: limits.image,
    policy: staff,
    serve: async (call) => withAi(call, (work) => readImage(work, call.body.image), 'image'),
  }),
  endpoint(analyzeChangelog, {
    limit: limits.ai,
    policy: (caller) => can(caller, 'change.analyse'),
    serve: async (call) =>
      withAi(call, (work) => analyseChanges(work, call.api.backend.database, call.api.releases)),
  }),
];

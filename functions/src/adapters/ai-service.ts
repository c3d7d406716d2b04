import { answerSchema, dataBlock, type Prompt } from '../prompts/prompt';
import { type AiSettings, readAiSettings } from './ai-settings';

/** The reasons for which the AI service gives no answer. */
export type AiProblem =
  | 'not-configured'
  | 'timeout'
  | 'busy'
  | 'refused'
  /** The answer is cut off, is not JSON or does not fit the schema. */
  | 'unreadable'
  /** The message has no content (WRK-208). */
  | 'empty'
  | 'unreachable';

export type AiAnswer<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly problem: AiProblem; readonly cause?: unknown };

/** The AI service: any service with OpenAI's chat completions API. */
export interface AiService {
  readonly isConfigured: boolean;
  /** Sends a prompt. Failures are part of the answer; the promise rejects only if the caller has gone. */
  readonly ask: <Input, Output>(
    prompt: Prompt<Input, Output>,
    input: Input,
    signal: AbortSignal,
  ) => Promise<AiAnswer<Output>>;
}

// Loaded on first use: most instances never ask the service, and its client takes a tenth of a second to
// load.
const loadClient = () => import('openai');
type Client = Awaited<ReturnType<typeof loadClient>>;

class TimeIsUp extends Error {}

function problemOf(error: unknown, client: Client): AiProblem {
  const { APIConnectionTimeoutError, APIUserAbortError, RateLimitError } = client;
  if (
    error instanceof TimeIsUp ||
    error instanceof APIConnectionTimeoutError ||
    error instanceof APIUserAbortError
  )
    return 'timeout';
  return error instanceof RateLimitError ? 'busy' : 'unreachable';
}

/**
 * Rejects when the signal aborts, because the client does not check the signal while it waits between
 * attempts.
 */
function cutOff<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new TimeIsUp('The time is up.'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/**
 * Returns the first message of a completion; undefined if the answer is not a completion, for example a page
 * of HTML.
 */
function messageIn(
  completion: unknown,
): { content?: unknown; refusal?: unknown; isCut: boolean } | undefined {
  const [choice] = (completion as { choices?: unknown[] } | undefined)?.choices ?? [];
  const { message, finish_reason: reason } = (choice ?? {}) as { message?: unknown; finish_reason?: unknown };
  if (typeof message !== 'object' || message === null) return undefined;
  return { ...(message as { content?: unknown; refusal?: unknown }), isCut: reason === 'length' };
}

function readAnswer<Output>(
  output: Prompt<unknown, Output>['output'],
  completion: unknown,
): AiAnswer<Output> {
  const message = messageIn(completion);
  if (message === undefined) return { ok: false, problem: 'unreadable' };
  if (typeof message.refusal === 'string' && message.refusal !== '') return { ok: false, problem: 'refused' };
  if (typeof message.content !== 'string' || message.content.trim() === '')
    return { ok: false, problem: 'empty' };
  if (message.isCut) return { ok: false, problem: 'unreadable' };
  let content: unknown;
  try {
    content = JSON.parse(message.content);
  } catch (cause) {
    return { ok: false, problem: 'unreadable', cause };
  }
  const parsed = output.safeParse(content);
  return parsed.success
    ? { ok: true, output: parsed.data }
    : { ok: false, problem: 'unreadable', cause: parsed.error };
}

function clientFor(settings: AiSettings, { OpenAI }: Client) {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    timeout: settings.attemptMs,
    maxRetries: settings.retries,
    // The client would log requests and answers, which hold what people have written.
    logLevel: 'off',
  });
  return async <Input, Output>(prompt: Prompt<Input, Output>, input: Input, signal: AbortSignal) => {
    const text = dataBlock(prompt.data(prompt.input.parse(input)));
    return client.chat.completions.create(
      {
        model: settings.model,
        temperature: settings.temperature,
        max_tokens: settings.maxTokens,
        messages: [
          { role: 'system', content: prompt.system },
          {
            role: 'user',
            content: prompt.image
              ? [
                  { type: 'text', text },
                  { type: 'image_url', image_url: { url: prompt.image(input) } },
                ]
              : text,
          },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: prompt.name, strict: true, schema: answerSchema(prompt.output) },
        },
      },
      { signal },
    );
  };
}

/**
 * Creates the AI service of this deployment. Without a key it sends nothing and every answer is
 * `not-configured`.
 * @throws an error that names a wrong setting.
 */
export function createAiService(values: Parameters<typeof readAiSettings>[0]): AiService {
  const settings = readAiSettings(values);
  if (settings === undefined)
    return { isConfigured: false, ask: async () => ({ ok: false, problem: 'not-configured' }) };
  let opening: ReturnType<typeof open> | undefined;
  const open = async () => {
    const client = await loadClient();
    return { client, complete: clientFor(settings, client) };
  };
  return {
    isConfigured: true,
    async ask(prompt, input, signal) {
      const { client, complete } = await (opening ??= open());
      try {
        return readAnswer(prompt.output, await cutOff(complete(prompt, input, signal), signal));
      } catch (error) {
        return { ok: false, problem: problemOf(error, client), cause: error };
      }
    },
  };
}

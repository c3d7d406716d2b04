import * as z from 'zod';

/** The address, key and limits of the AI service (WRK-735, WRK-Q155, WRK-Q156). */
export interface AiSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly temperature: number;
  readonly maxTokens: number;
  /** The time limit of one attempt, in ms. */
  readonly attemptMs: number;
  readonly retries: number;
}

const isLoopback = (host: string): boolean => /^(127\.0\.0\.1|localhost|\[::1\])$/.test(host);

const address = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}, 'must be an https address');

const settingsSchema = z.object({
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().default('gpt-4o'),
  OPENAI_TEMPERATURE: z.coerce.number().min(0).max(2).default(0.7),
  OPENAI_MAX_TOKENS: z.coerce.number().int().min(100).max(16_000).default(1000),
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(100).max(27_000).default(26_000),
  OPENAI_RETRIES: z.coerce.number().int().min(0).max(3).default(1),
});

/**
 * Reads the settings of the AI service; returns undefined without a key. Throws with the name of a variable
 * that is wrong.
 */
export function readAiSettings(values: Readonly<Record<string, string | undefined>>): AiSettings | undefined {
  const apiKey = values['OPENAI_API_KEY']?.trim() ?? '';
  if (apiKey === '') return undefined;
  const given = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { data } = parsed;
  return {
    apiKey,
    baseUrl: data.OPENAI_BASE_URL,
    model: data.OPENAI_MODEL,
    temperature: data.OPENAI_TEMPERATURE,
    maxTokens: data.OPENAI_MAX_TOKENS,
    attemptMs: data.OPENAI_TIMEOUT_MS,
    retries: data.OPENAI_RETRIES,
  };
}

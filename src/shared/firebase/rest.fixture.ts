import { vi } from 'vitest';
import { documentsName, setTokenProvider } from './rest';

/** A request that the database received. */
export interface Asked {
  /** The URL after `…/documents`. */
  readonly suffix: string;
  readonly body: unknown;
  readonly token: string | null;
}

export const json = (content: unknown, status = 200) => new Response(JSON.stringify(content), { status });

/** Mocks `fetch`. Records each call and returns the next answer, or an empty list if there is none. */
export function answeringDatabase(): { readonly asked: Asked[]; readonly answers: Response[] } {
  const asked: Asked[] = [];
  const answers: Response[] = [];
  setTokenProvider(async () => 'token');
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit) => {
    const { pathname } = new URL(address);
    asked.push({
      suffix: decodeURIComponent(pathname).slice(`/v1/${documentsName}`.length),
      body: JSON.parse(body as string),
      token: new Headers(headers).get('Authorization'),
    });
    return answers.shift() ?? json([]);
  });
  return { asked, answers };
}

/** Returns a document in the database's form. */
export const stored = (path: string, fields: object) => ({
  document: { name: `${documentsName}/${path}`, fields, updateTime: '2026-11-24T00:00:00Z' },
});
export const text = (stringValue: string) => ({ stringValue });

/** Resolves with the code and message of a failed call. */
export const failing = (of: Promise<unknown>): Promise<unknown> =>
  of.catch((error: { readonly code: unknown; readonly message: unknown }) => [error.code, error.message]);

import { compileRules } from './compile';
import type { RulesDecision, RulesDocument, RulesRequest } from './contract';
import { toFields } from './values/stored-form';

/** The time 2024-02-29T13:14:15.123456Z, in µs. */
export const NOW = Date.parse('2024-02-29T13:14:15Z') * 1000 + 123_456;

export const ROOT = '/databases/(default)/documents';

export function aDocument(path: string, data: Readonly<Record<string, unknown>>): RulesDocument {
  return { path: `${ROOT}/${path}`, fields: toFields(data) };
}

export const MIA = {
  kind: 'user',
  uid: 'mia',
  token: { sub: 'mia', email: 'mia@example.org', level: 3, firebase: { sign_in_provider: 'password' } },
} as const;

/** Creates a get of c/d, whose document is {n: 5, s: 'abc', list: ['a', 'b'], map: {k: 1}}. */
export function aRequest(overrides: Partial<RulesRequest> = {}): RulesRequest {
  return {
    method: 'get',
    path: `${ROOT}/c/d`,
    caller: MIA,
    time: NOW,
    resource: aDocument('c/d', { n: 5, s: 'abc', list: ['a', 'b'], map: { k: 1 } }),
    get: () => null,
    budgets: [{ limit: 10, paths: new Set() }],
    ...overrides,
  };
}

/** Creates a Firestore rules file with `body` in its documents match statement. */
export function rulesFile(body: string, version = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
}

export function decide(body: string, overrides: Partial<RulesRequest> = {}): RulesDecision {
  return compileRules(rulesFile(body), 'test.rules').decide(aRequest(overrides));
}

/** Returns the outcome of a condition: 'true' if it grants, 'false' if its negation does, else 'error'. */
export function outcome(
  condition: string,
  overrides: Partial<RulesRequest> = {},
): 'true' | 'false' | 'error' {
  const methods = 'get, list, create, update, delete';
  const run = (text: string) =>
    decide(`match /{path=**} { allow ${methods}: if ${text}; }`, overrides).allowed;
  if (run(condition)) return 'true';
  return run(`!(${condition})`) ? 'false' : 'error';
}

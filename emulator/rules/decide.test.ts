import { describe, expect, it } from 'vitest';
import { compileRules } from './compile';
import type { RulesDocument, RulesMethod, RulesRequest } from './contract';
import { aDocument, aRequest, decide, MIA, NOW, outcome, ROOT, rulesFile } from './evaluate.fixture';

function allowsGet(body: string, path: string, version = '2'): boolean {
  return compileRules(rulesFile(body, version), 'f').decide(aRequest({ path: `${ROOT}/${path}` })).allowed;
}

describe('A match statement covers exactly its path', () => {
  it.each([
    ['match /c/{id} { allow get; }', 'c/d', true],
    ['match /c/d { allow get; }', 'c/d', true],
    ['match /c/e { allow get; }', 'c/d', false],
    ['match /c/{id} { allow get; }', 'c/d/e/f', false],
    ['match /c/{id} { match /e/{f} { allow get: if id == "d" && f == "f"; } }', 'c/d/e/f', true],
    ['match /c/{x} { match /e/{x} { allow get: if x == "f"; } }', 'c/d/e/f', true],
    [
      'match /c/{x} { function outer() { return x; } match /e/{x} { allow get: if outer() == "d"; } }',
      'c/d/e/f',
      true,
    ],
    ['match /c/{rest=**} { allow get: if rest == /d/e/f; }', 'c/d/e/f', true],
    ['match /c/{rest=**} { allow get: if rest[1] == "e"; }', 'c/d/e/f', true],
    ['match /{rest=**}/e/{id} { allow get: if rest == /c/d && id == "f"; }', 'c/d/e/f', true],
    ['match /{rest=**}/c/{id} { allow get; }', 'c/d', true],
    ['match /c/d/{rest=**} { allow get; }', 'c/d', true],
    ['match /{rest=**} { match /e/{id} { allow get: if id == "f"; } }', 'c/d/e/f', true],
    ['match /{rest=**} { match /e/{id} { allow get: if id == "f"; } }', 'e/f/e/d', false],
    ['match /{rest=**}/c/{id} { match /e/{f} { allow get; } }', 'c/d/e/f', false],
    ['match /{rest=**}/c/{id} { match /e/{f} { allow get; } }', 'a/b/c/d/e/f', false],
    ['match /c/{id} { allow get: if database == "(default)"; }', 'c/d', true],
  ])('%s on %s', (body, path, allowed) => {
    expect(allowsGet(body, path)).toBe(allowed);
  });

  it('requires at least one segment for a recursive wildcard in version 1', () => {
    expect(allowsGet('match /c/d/{rest=**} { allow get; }', 'c/d', '1')).toBe(false);
    expect(allowsGet('match /c/{rest=**} { allow get; }', 'c/d', '1')).toBe(true);
  });
});

describe('Methods in allow statements', () => {
  const methods: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get, delete', ['get', 'delete']],
    ['update', ['update']],
  ])('allow %s means %s', (written, expected) => {
    const body = `match /c/{id} { allow ${written}; }`;
    const allowed = methods.filter((method) => {
      const path = method === 'list' ? `${ROOT}/c` : `${ROOT}/c/d`;
      return decide(body, { method, path }).allowed;
    });
    expect(allowed).toEqual(expected);
  });

  it('are granted by any one statement, even if others have errors', () => {
    const body = `match /c/{id} { allow get: if resource.data.missing == 1; allow get: if false; }
      match /{all=**} { allow get: if true; }`;
    expect(decide(body).allowed).toBe(true);
    expect(decide('match /c/{id} { allow get: if "yes"; }').allowed).toBe(false);
    expect(decide('').allowed).toBe(false);
  });
});

describe('Reading other documents', () => {
  const stored = new Map(
    [aDocument('users/mia', { role: 'admin' }), aDocument('users/max', { role: 'regular' })].map(
      (document) => [document.path, document],
    ),
  );
  const get = (path: string): RulesDocument | null => stored.get(path) ?? null;
  const user = (id: string) => `/databases/$(database)/documents/users/$(${id})`;
  const run = (condition: string, overrides: Partial<RulesRequest> = {}) =>
    decide(`match /c/{id} { allow get, create, list: if ${condition}; }`, { get, ...overrides }).allowed;

  it('returns stored documents', () => {
    expect(run(`get(${user('request.auth.uid')}).data.role == 'admin'`)).toBe(true);
    expect(run(`get(${user('"max"')}).data.role == 'admin'`)).toBe(false);
    expect(run(`get(${user('"max"')}).id == 'max'`)).toBe(true);
    expect(run(`exists(${user('"max"')}) && !exists(${user('"nobody"')})`)).toBe(true);
    expect(run(`get(${user('"nobody"')}) == null`)).toBe(false);
    expect(run("get('/databases/(default)/documents/users/mia').data.role == 'admin'")).toBe(false);
    expect(run('!exists(/users/mia)')).toBe(false);
    expect(run('!exists(/databases/$(database)/documents/users)')).toBe(false);
    expect(run('!exists(/databases/$(database)/documents/users/{id})')).toBe(false);
  });

  it('returns the state after the request only during writes', () => {
    const getAfter = (path: string) => (path.endsWith('/new') ? aDocument('users/new', { n: 1 }) : null);
    const write = {
      method: 'create',
      getAfter,
      resource: null,
      requestResource: aDocument('c/d', {}),
    } as const;
    expect(run(`getAfter(${user('"new"')}).data.n == 1 && !existsAfter(${user('"mia"')})`, write)).toBe(true);
    expect(run(`!exists(${user('"new"')})`, write)).toBe(true);
    expect(run(`!existsAfter(${user('"new"')})`)).toBe(false);
  });

  const lookUps = (count: number) =>
    Array.from({ length: count }, (_, at) => `!exists(${user(`"u${at}"`)})`).join(' && ');

  it('stops at the budget even if another statement would allow the request', () => {
    const budget = () => ({ limit: 10, paths: new Set<string>() });
    expect(run(lookUps(10), { budgets: [budget()] })).toBe(true);
    expect(run(lookUps(11), { budgets: [budget()] })).toBe(false);
    const body = `match /c/{id} { allow get: if (${lookUps(11)}) || true; allow get: if true; }`;
    const decision = decide(body, { get, budgets: [budget()] });
    expect(decision.allowed).toBe(false);
    expect(decision.explain()).toContain('more than 10 documents');
  });

  it('counts a path once across functions and operations', () => {
    const budget = { limit: 1, paths: new Set<string>() };
    const twice = `exists(${user('"mia"')}) && get(${user('"mia"')}).data.role == 'admin'`;
    expect(run(twice, { budgets: [budget] })).toBe(true);
    expect(run(twice, { budgets: [budget] })).toBe(true);
    expect(run(`exists(${user('"max"')})`, { budgets: [budget] })).toBe(false);
    const shared = { limit: 20, paths: new Set<string>() };
    for (const at of [0, 1]) {
      expect(run(lookUps(10 + at), { budgets: [{ limit: 20, paths: new Set() }, shared] })).toBe(true);
    }
    expect(shared.paths.size).toBe(11);
  });

  it('fetches a document once per decision and not again for the explanation', () => {
    let fetched = 0;
    const counting = (path: string) => {
      fetched += 1;
      return get(path);
    };
    const decision = decide(
      `match /c/{id} { allow get: if get(${user('"max"')}).data.role == 'a' || get(${user('"max"')}).data.role == 'b'; }`,
      { get: counting },
    );
    decision.explain();
    expect(fetched).toBe(1);
  });
});

describe('A request evaluates at most 1000 expressions', () => {
  const functions = `function unread() { let x = 1 == 1; return true; } function same(x) { return x == 1; }`;
  const literals = (count: number) => `[${Array(count).fill('0').join(', ')}] != null`;
  /**
   * Checks whether the condition and a list of `count` literals with its comparison fit into the expression
   * limit.
   */
  const fits = (condition: string, count: number) =>
    decide(`${functions} match /c/{id} { allow get: if ${condition} && ${literals(count)}; }`).allowed;

  it.each([
    ['true', 1],
    ['resource.data.n == 5', 5],
    ['true && true', 4],
    ['(true || false)', 2],
    ['(false || true)', 4],
    ['(true ? true : false)', 4],
    ['(false ? false : true)', 6],
    ['!(id == "x")', 4],
    ["id in ['c', 'd']", 5],
    ["id[0:1] == 'd'", 6],
    ['resource.data.keys().size() > 0', 6],
    ['math.abs(-1) == 1', 6],
    ['unread()', 6],
    ['same(1)', 5],
    ['/a/$(id) != /a/b', 7],
    ['!exists(/databases/$(database)/documents/t/$(id))', 8],
  ])('%s counts as %i', (condition, cost) => {
    // The && costs 2; the comparison with the list and the null costs 3.
    expect(fits(condition, 1000 - cost - 5)).toBe(true);
    expect(fits(condition, 1000 - cost - 4)).toBe(false);
  });

  it('across all statements, even if another one would allow the request', () => {
    const over = decide(
      `match /c/{id} { allow get: if ${literals(500)} && false; allow get: if (${literals(500)}) || true; allow get; }`,
    );
    expect(over.allowed).toBe(false);
    expect(over.explain()).toContain('maximum of 1000 expressions');
  });

  it('including those after an error in the same expression', () => {
    const body = (count: number) =>
      `match /c/{id} { allow get: if [resource.data.missing, ${literals(count)}] == []; allow get; }`;
    expect(decide(body(900)).allowed).toBe(true);
    expect(decide(body(1000)).allowed).toBe(false);
  });
});

describe('The list of expressions that a request evaluates', () => {
  const evaluated = (condition: string) => {
    const source = rulesFile(`match /c/{id} { allow get: if ${condition}; }`);
    const found = compileRules(source, 'f').evaluated(aRequest({ path: `${ROOT}/c/d` }));
    return found && [...found].map(({ start, end }) => source.slice(start, end)).toSorted();
  };

  it('contains every reached expression except literals', () => {
    expect(evaluated("id == 'e' && id != 'f'")).toEqual(['id', "id == 'e'", "id == 'e' && id != 'f'"]);
  });

  it('is unknown if a limit ends the evaluation', () => {
    expect(evaluated(`[${Array(1000).fill('0').join(', ')}] != null`)).toBeUndefined();
  });
});

describe('Storage rules', () => {
  const rules = (body: string, version = '2') =>
    compileRules(
      `rules_version = '${version}'; service firebase.storage { match /b/{bucket}/o { ${body} } }`,
      's.rules',
    );
  const object = {
    name: 'pictures/mia_1.png',
    bucket: 'b',
    size: 2048,
    contentType: 'image/png',
    timeCreated: NOW,
    metadata: { k: 'v' },
  };
  const upload = (overrides: Partial<RulesRequest> = {}) =>
    aRequest({
      method: 'create',
      path: '/b/b/o/pictures/mia_1.png',
      resource: null,
      requestResource: object,
      ...overrides,
    });

  it('see the uploaded object', () => {
    const condition = [
      'request.resource.size < 2 * 1024 && false || request.resource.size <= 2048',
      "request.resource.contentType in ['image/png']",
      'request.resource.md5Hash == null && request.resource.generation == null',
      "request.resource.metadata.k == 'v' && request.resource.metadata.keys() == ['k']",
      "request.resource.name == 'pictures/mia_1.png' && request.resource.timeCreated == request.time",
      "file.matches(request.auth.uid + '_[0-9]+[.]png') && resource == null && bucket == 'b'",
    ]
      .map((part) => `(${part})`)
      .join(' && ');
    expect(rules(`match /pictures/{file} { allow create: if ${condition}; }`).decide(upload()).allowed).toBe(
      true,
    );
    const nobody = upload({ caller: { kind: 'anonymous' } });
    expect(rules(`match /pictures/{file} { allow create: if ${condition}; }`).decide(nobody).allowed).toBe(
      false,
    );
  });

  it('read Firestore documents', () => {
    const get = (path: string) =>
      path === `${ROOT}/users/mia` ? aDocument('users/mia', { role: 'admin' }) : null;
    const body = `match /{all=**} { allow create: if
      firestore.exists(/databases/(default)/documents/users/$(request.auth.uid))
      && firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role == 'admin'; }`;
    expect(rules(body).decide(upload({ get })).allowed).toBe(true);
    const other = { ...MIA, uid: 'max' };
    expect(rules(body).decide(upload({ get, caller: other })).allowed).toBe(false);
  });

  it('can list folders from version 2 on', () => {
    const list = upload({ method: 'list', path: '/b/b/o/pictures/' });
    expect(rules('match /pictures/{all=**} { allow list; }').decide(list).allowed).toBe(true);
    expect(rules('match /{all=**} { allow list; }', '1').decide(list).allowed).toBe(false);
    expect(rules('match /other/{all=**} { allow list; }').decide(list).allowed).toBe(false);
  });
});

describe('Explanations', () => {
  it('name the position and the part that failed', () => {
    const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(data) { return data.owner == request.auth.uid; }
    match /c/{id} {
      allow get: if request.auth != null && isOwner(resource.data);
      allow get: if resource.data.missing == 1 || resource.data.n > 7;
      allow list: if true;
    }
  }
}`;
    const resource = aDocument('c/d', { owner: 'max', n: 5 });
    const text = compileRules(source, 'f.rules').decide(aRequest({ resource })).explain();
    expect(text).toBe(
      [
        `denied: get ${ROOT}/c/d (uid mia)`,
        '  f.rules:6:7 allow get: if request.auth != null && isOwner(resource.data) → false',
        '    because f.rules:4:37 data.owner == request.auth.uid → false',
        '      data.owner is "max"',
        '      request.auth.uid is "mia"',
        '  f.rules:7:7 allow get: if resource.data.missing == 1 || resource.data.n > 7 → error: Property missing is undefined on object.',
        '    because f.rules:7:21 resource.data.missing → error: Property missing is undefined on object.',
        '    because f.rules:7:51 resource.data.n > 7 → false',
        '      resource.data.n is 5',
      ].join('\n'),
    );
  });

  it('name the statement that allowed the request, or say that none matches', () => {
    expect(decide('match /c/{id} { allow get; }').explain()).toMatch(
      /^allowed: .*\n {2}test\.rules:2:\d+ allow get → true$/,
    );
    expect(decide('match /x/{id} { allow get; }').explain()).toContain('No allow statement for get matches');
  });

  it('name the field that a query does not fix', () => {
    const text = decide('match /c/{id} { allow list: if resource.data.public == true; }', {
      method: 'list',
      path: `${ROOT}/c`,
      query: { orderBy: [] },
    }).explain();
    expect(text).toContain('unknown: The query does not fix resource.data.public.');
  });

  it('name the alternative of a query that failed', () => {
    const field = (name: string) =>
      ({ kind: 'field', field: [name], op: 'EQUAL', value: { booleanValue: true } }) as const;
    const text = decide('match /c/{id} { allow list: if resource.data.a; }', {
      method: 'list',
      path: `${ROOT}/c`,
      query: { orderBy: [], where: { kind: 'or', filters: [field('a'), field('b')] } },
    }).explain();
    expect(text).toContain('→ true (alternative 1 of 2 of the query)');
    expect(text).toContain('resource.data.a. (alternative 2 of 2 of the query)');
  });
});

describe('The error that an explanation reports first', () => {
  it.each([
    ['resource.data.a == resource.data.b', 'a'],
    ['[resource.data.a, resource.data.b] == []', 'a'],
    ["{'x': resource.data.a, 'y': resource.data.b} == {}", 'a'],
    ['resource.data.a.get(resource.data.b, 1) == 1', 'a'],
    ['resource.data.a in [resource.data.b]', 'b'],
    ['second(resource.data.a, resource.data.b)', 'b'],
  ])('%s: %s', (condition, name) => {
    const body = `function second(x, y) { return y; } match /c/{id} { allow get: if ${condition}; }`;
    expect(decide(body).explain()).toContain(`→ error: Property ${name} is undefined on object.`);
  });
});

it('A condition on an absent member of the request is an error', () => {
  expect(outcome('request.auth.missing == 1')).toBe('error');
});

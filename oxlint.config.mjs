import { readdirSync } from 'node:fs';

const features = readdirSync(new URL('./src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const firebaseOnly = {
  regex: '^(@firebase|firebase)(/|$)',
  message: 'Only src/shared/firebase and src/shared/auth speak Firebase: call what they export.',
};
const noBackend = {
  regex: '(^|/)emulator(/|$)',
  message: 'The app knows the local backend only as an address.',
};
const noDeepParents = {
  regex: '^\\.\\./\\.\\./',
  message: 'Climb at most one folder; further away, import through "@/".',
};

const noWrites = {
  regex: '(^|/)firebase/(commit|patch)$',
  message: 'Changes are saved by src/shared/saving, which keeps them until the server has them.',
};
/** Files that write visitors' data: at once or not at all, without the outbox. */
const visitorWrites = [
  'src/features/leads/forms/save-lead.ts',
  'src/features/analytics/stored-events.ts',
  'src/features/proposals/opened/visits.ts',
  'src/features/proposals/opened/reader-record.ts',
];

/** @param {string[]} layers @param {string} message */
const noLayers = (layers, message) => ({ regex: `^(@|\\.\\.)/(${layers.join('|')})(/|$)`, message });

const noServer = {
  regex: '^([./]+/|@/)functions(/|$)',
  message: 'The browser knows the API by its contracts alone.',
};

const noBareLazy = {
  regex: '^react$',
  importNames: ['lazy'],
  message: 'React.lazy keeps a failure for ever and holds its part back: use src/shared/lazy.',
};

/** @param {string[]} files @param {object[]} patterns */
const zone = (files, patterns) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [noDeepParents, noBackend, noBareLazy, ...patterns] }],
  },
});

// Imports go one way: contracts, content -> shared -> features -> app. Each feature folder gets a zone, so a
// new feature has one as soon as its folder exists.
const zones = [
  zone(
    ['src/contracts/**', 'src/content/**'],
    [
      firebaseOnly,
      noServer,
      noLayers(['shared', 'features', 'app', 'dev'], 'Contracts and content import nothing of ours.'),
    ],
  ),
  zone(
    ['src/shared/**'],
    [
      firebaseOnly,
      noServer,
      noWrites,
      noLayers(['features', 'app', 'dev'], 'Shared code knows no feature: take it as a prop or a callback.'),
    ],
  ),
  {
    files: ['src/shared/lazy/suspending-part.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noDeepParents, firebaseOnly] }] },
  },
  zone(
    ['src/shared/saving/**'],
    [
      firebaseOnly,
      noLayers(['features', 'app', 'dev'], 'Shared code knows no feature: take it as a prop or a callback.'),
    ],
  ),
  zone(
    ['src/shared/firebase/**', 'src/shared/auth/**'],
    [noLayers(['features', 'app', 'dev'], 'Shared code knows no feature: take it as a prop or a callback.')],
  ),
  ...features.flatMap((feature) => {
    const others = features.filter((name) => name !== feature);
    const patterns = [
      firebaseOnly,
      noServer,
      noLayers(['app', 'dev'], 'Features do not know the app: let the route pass it in.'),
      ...(others.length > 0
        ? [
            {
              regex: `^(@/features|\\.\\.)/(${others.join('|')})(/|$)`,
              message: 'Features are blind to each other: join them in src/app/routes.',
            },
          ]
        : []),
    ];
    const writing = visitorWrites.filter((file) => file.startsWith(`src/features/${feature}/`));
    return [
      zone([`src/features/${feature}/**`], [...patterns, noWrites]),
      ...(writing.length > 0 ? [zone(writing, patterns)] : []),
    ];
  }),
  zone(['src/app/**'], [firebaseOnly, noServer, noWrites]),
  // Pages of the development server show only shared components.
  zone(
    ['src/dev/**'],
    [firebaseOnly, noServer, noWrites, noLayers(['features', 'app'], 'Show the shared component.')],
  ),
  // The local backend is a separate package. Other code imports only its public entries, and it imports
  // nothing from the app.
  {
    files: ['scripts/**', 'tests/**', 'e2e/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^[./]+/emulator(/|$)',
              message: 'Import the public entry: "@acf/emulator" or "@acf/emulator/rules".',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['emulator/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/|^[./]+/(src|functions|scripts|e2e)(/|$)',
              message: 'The local backend knows nothing of the product.',
            },
          ],
        },
      ],
    },
  },
  // The API imports contracts, entities, policies, schemas and pure functions from the app, but no screens.
  {
    files: ['functions/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noBackend,
            { regex: '^(@firebase|firebase)(/|$)', message: 'On the server the database is firebase-admin.' },
            {
              // Allows only `entities` of the app, by its first letter, because the engine has no negative lookahead.
              regex: '^@/(app/[^e]|content/)|^@/shared/(api|saving|lists|forms|ui|hydration)(/|$)',
              message: 'What browsers show and save is not for the server.',
            },
            { regex: '^react', message: 'The server shows nothing.' },
            {
              regex: '^\\.\\./\\.\\./',
              message: 'Climb at most one folder; import the browser\'s code through "@/".',
            },
          ],
        },
      ],
    },
  },
];

// Texts for people are in `texts.ts` or in src/content, as whole sentences that can be translated.
const readAttributes =
  'alt aria-description aria-label aria-valuetext busyLabel confirmLabel copyLabel documentTitle failed hint intro label loading menuLabel placeholder savingLabel timedOut title';
const textsApart = {
  files: ['src/**/*.tsx'],
  rules: {
    'react/jsx-no-literals': [
      'error',
      {
        allowedStrings: [' ', '·', '…', ',', '.', ':', '(', ')', '#', '%'],
        restrictedAttributes: readAttributes.split(' '),
      },
    ],
  },
};
const textsOfTests = {
  files: ['src/**/*.{test,fixture}.tsx', 'src/dev/**/*.tsx'],
  rules: { 'react/jsx-no-literals': 'off' },
};

// Only these files may use HTML that React does not create. `tests/lint` checks that there are no others.
const htmlOfOurOwn = {
  files: [
    // Sets an empty `__html`, so that React keeps the prerendered HTML.
    'src/shared/hydration/unhydrated.tsx',
    // The build creates this HTML from our Markdown, which must not contain HTML.
    'src/features/blog/post-body.tsx',
    // JSON with `<` escaped, for search engines.
    'src/features/site/head/page-head.tsx',
    'src/**/*.test.tsx',
  ],
  rules: { 'react/no-danger': 'off' },
};

// `src/shared/lazy` loads components on demand: it prefetches them and can retry.
const lateComponents = {
  files: ['src/**/*.{ts,tsx}'],
  rules: { 'lazy-code/through-loaders': 'error' },
};
const lateByTables = {
  files: [
    // The start loads pages itself, and so do the tables whose rows `lazyPage` loads.
    'src/app/start/boot.ts',
    'src/app/router.tsx',
    'src/app/public-pages.tsx',
    'src/app/workspace/{screens,start}.ts',
    'src/features/*/entity.ts',
    'src/**/*.test.{ts,tsx}',
  ],
  rules: { 'lazy-code/through-loaders': 'off' },
};

// `src/shared/outcomes` reports the outcome of every save and call.
const oneReport = {
  files: ['src/**/*.{ts,tsx}'],
  rules: { 'outcomes/one-way': 'error' },
};
const ownReports = {
  files: ['src/shared/{api,outcomes,saving}/**', 'src/**/*.test.{ts,tsx}'],
  rules: { 'outcomes/one-way': 'off' },
};

export default {
  jsPlugins: ['./scripts/lint/lazy-code.mjs', './scripts/lint/outcomes.mjs'],
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': [
      'error',
      { allow: ['**/*.css', 'firebase/compat/*', '@testing-library/jest-dom/vitest'] },
    ],
    'no-console': 'off',
    // The rule mistakes zod's `catch` for a promise's. The compiler checks these calls.
    'promise/valid-params': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
  },
  // The generator of the API's client writes in its own style, so it is not checked.
  ignorePatterns: ['dist', 'dist-*', 'node_modules', 'test-results', 'tests/functions/client/api.ts'],
  overrides: [
    ...zones,
    textsApart,
    textsOfTests,
    htmlOfOurOwn,
    lateComponents,
    lateByTables,
    oneReport,
    ownReports,
    {
      files: [
        'vite.config.ts',
        'playwright.config.ts',
        'scripts/screenshots.config.ts',
        'e2e/site-build.ts',
        'emulator/vitest.config.ts',
        'oxlint.config.mjs',
        'scripts/lint/*.mjs',
        'tests/rules/rules-reporter.ts',
        'tests/screens/environment.ts',
        'scripts/mutation/{runner,vitest.config}.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Values of the rules language contain each other, so their types import each other.
      files: ['emulator/rules/values/*.ts'],
      rules: { 'import/no-cycle': ['error', { ignoreTypes: true }] },
    },
  ],
};

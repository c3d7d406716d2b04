/**
 * Which modules go into one file. By default the bundler makes a file for every set of modules that the same
 * entries share: dozens of a few hundred bytes, which compress badly and queue. A page fetches a group whole, so
 * put modules together only where whoever needs one needs the others.
 */
const rooms: readonly (readonly [group: string, ...parts: RegExp[]])[] = [
  // Changes rarely and takes longest to evaluate.
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//,
  ],
  ['zod', /node_modules\/zod\//],
  // Has no React, and is needed before it by public pages and by the first steps of the workspace.
  ['first', /src\/shared\/(config\/paths|auth\/(session-hint|actor|policy|return-path))\./],
  [
    'site',
    /src\/shared\/(auth\/use-visitor-session\.|navigation\/leave-guard\.|hydration\/(static-html|use-hydrated|island)\.|ui\/(buttons\/button\.|feedback\/loading\.|graphics\/mark))/,
    /src\/app\/(root|router|entry-page|route-failure|scroll-position|mark-hydrated|lazy-page|link-navigation)\./,
    /src\/app\/(analytics\/site-analytics\.|routes\/public\/error-page|layouts\/(public-layout|public\/(?!site-footer|user-menu)))/,
    /src\/(content\/(brand|frame\/navigation|pages\/error-page)|features\/site\/head\/page-head-context)\./,
  ],
  [
    'counting',
    /src\/(app\/analytics\/(page-views|tracked-path)|features\/analytics\/(?!page-speed|consent|policy))/,
    /src\/shared\/(firebase\/(rest|commit|fields|values|database-error)|lib\/random-id)\./,
  ],
  ['database', /src\/shared\/firebase\/(collection|database|decode|query|query-table)\./],
  ['start', /src\/(app\/workspace\/(start|screens)|shared\/navigation\/path-pattern)\./],
  // The session and the first rows, which load while React is still on its way.
  [
    'session',
    /src\/shared\/auth\/(session|create-session|identity|stored-token|auth-decision|profile|session-texts|sign-in-refused-error)\./,
    /src\/shared\/(firebase\/live|failures\/failure-kind)\./,
  ],
  ['i18n', /src\/shared\/(i18n\/|lib\/shows-as-name)/],
  ['lead-schema', /src\/(features\/leads\/(schema|lead-key)|shared\/lib\/address-patterns)\./],
  // Small modules of nearly every page that has code.
  [
    'basics',
    /src\/shared\/(ui\/(buttons\/(button-link|copy-button)|graphics\/icons|links\/external|dialogs\/dialog\.|feedback\/notice|links\/link-event|visually-hidden)|lib\/use-online|auth\/initial)/,
    /src\/(app\/navigation-state|shared\/forms\/editor\/draft-storage)\./,
  ],
  // Apart from its hook, which needs React: the first rows are requested before that has come.
  ['address-state', /src\/shared\/lists\/address-state\./],
  ['use-address-state', /src\/shared\/lists\/use-address-state\./],
  [
    'lead-queries',
    /src\/features\/leads\/(collections|queries|preload-requests)\./,
    /src\/shared\/(search\/|lists\/(cursor-pages|list-settings)\.)/,
  ],
  [
    'workspace',
    /src\/app\/(workspace\/(?!start\.|screens\.|commands\/(command-dialogs|command-palette|search-providers|shortcuts-sheet|use-search-results))|auth\/(?!slow-loading)|layouts\/public\/user-menu|routes\/public\/access-denied)/,
    /src\/shared\/(saving\/(?!api|save-state|use-record)|navigation\/leave-dialog|commands\/(?!rank)|ui\/workspace\/|auth\/use-session\.|firebase\/(patch|use-watch)\.|lib\/use-media-query\.)/,
    /src\/content\/frame\/workspace\./,
  ],
  // What the home shows of requests is a part of what their list needs.
  [
    'leads',
    /src\/features\/leads\/(changes|lead-search|management\/(texts|use-lead-|lead-repository|playbook-mail|problem-banner))/,
    /src\/shared\/lists\/(held-counts|short-date)/,
  ],
  [
    'lead-list',
    /src\/features\/leads\/management\/(?!waiting)/,
    /src\/shared\/(lists\/|saving\/use-record|ui\/dialogs\/confirm-dialog)/,
  ],
];

/** The groups in the bundler's form; the first match wins. */
export const chunkGroups = rooms.map(([name, ...parts], index) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id.replaceAll('\\', '/'))),
  priority: rooms.length - index,
}));

/**
 * Chunks most of whose functions run as soon as they have come: those of the workspace before its first rows, and
 * React's, which every hydrated page runs.
 */
export const runAtOnce: ReadonlySet<string> = new Set([
  'react',
  'site',
  'main',
  'start',
  'session',
  'database',
  'workspace',
  'lead-queries',
  'leads',
  'lead-list',
]);

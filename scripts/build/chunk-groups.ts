/**
 * Which modules go into one file. By default the bundler makes a file for every set of modules that the same
 * entries share: dozens of a few hundred bytes, which compress badly and queue. A page fetches a group whole, so
 * put modules together only where whoever needs one needs the others.
 */
const groups: readonly (readonly [name: string, ...parts: RegExp[]])[] = [
  // Changes rarely and takes longest to evaluate.
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//,
  ],
  // The editor and the merging of texts, each of which comes alone.
  ['delta', /node_modules\/(quill-delta|fast-diff|lodash\.(clonedeep|isequal))\//],
  // These have no React, and the first steps of the workspace need them before it.
  ['first', /src\/shared\/(config\/paths|auth\/session-hint|firebase\/project)\./],
  // Small parts without React that the workspace needs at once, and the sign-in as well.
  [
    'common',
    /src\/shared\/(auth\/(actor|policy|return-path|session-texts|sign-in-refused-error|stored-(token|entry)|refresh-token)|failures\/failure-kind|forms\/editor\/draft-storage|lib\/cut-text)\./,
  ],
  // What every document runs: the router, and small parts that nearly every page shows.
  [
    'main',
    /src\/app\/(start\/(main|link-navigation)|root|router|route-failure|scroll-position|lazy-page|navigation-state|analytics\/site-analytics|routes\/public\/error-page|layouts\/public\/(menu-link|use-popover|popover-panel\.module))\./,
    /src\/shared\/(ui\/(buttons\/button|buttons\/button-link|feedback\/|graphics\/(drawings\.module|icons|mark)|links\/|visually-hidden)|lib\/(deadline|spares-data)|lazy\/(code-once|suspending-part)\.|hydration\/)/,
    /src\/(content\/(brand|site-facts|frame\/navigation|pages\/error-page)|shared\/(config\/social-picture|facts\/(built-facts|site-address))|features\/site\/head\/page-head)\./,
  ],
  // What every public page runs besides: the table of pages, header, and footer with its form.
  [
    'site',
    /src\/app\/(site-routes|public-pages|start\/use-prefetched-links|layouts\/public-layout|layouts\/public\/(?!user-menu))/,
    /src\/shared\/(auth\/use-visitor-session|config\/redirects)\./,
    /src\/content\/(pages\/(consent-version|booking-label)|frame\/footer)\./,
    /src\/features\/leads\/forms\/(newsletter-form|newsletter-texts|form-answer|texts|use-submission)\./,
    /src\/features\/site\/sections\/(section|session-call|booking-link|email-link)\./,
    /src\/app\/routes\/public\/hero\.module/,
  ],
  // The offer of the starter pack, as four pages show it.
  [
    'guide',
    /src\/(content\/pages\/(guide\/guide|guide\/guide-components|sample-step)|app\/routes\/public\/guide\/guide-work)\./,
  ],
  // Else what its unhydrated parts share with it would become two more files.
  [
    'playbook',
    /src\/(content\/pages\/guide\/playbook|app\/routes\/public\/guide\/playbook-page\.module|features\/site\/playbook\/(playbook-part|part-contents|done-parts|component-links|country-choice))\./,
  ],
  // A form of a few fields.
  [
    'forms',
    /src\/shared\/forms\/(form|form-context|outcome|submit-button|texts|validation|values|forms\.module|fields\/(field|field-frame|honeypot-field))\./,
  ],
  // How the database is called: counting a visit needs no more of it.
  ['rest', /src\/shared\/(firebase\/(rest|commit|fields|values|database-error)|lib\/random-id)\./],
  [
    'counting',
    /src\/(app\/analytics\/(page-views|tracked-path)|features\/analytics\/(?!page-speed|consent|policy|viewer|home|queries|schema|daily|proposal-events))/,
  ],
  // What asks for a gate before React has come.
  [
    'gate-record',
    /src\/(features\/proposals\/(slug|gate\/(gate-record|stored-records)|sealing\/(derivation|credentials|envelope|bytes))|shared\/firebase\/read-plain)\./,
  ],
  // What reads and checks records: the workspace, and the site's forms and videos.
  [
    'records',
    /node_modules\/zod\//,
    /src\/shared\/(firebase\/(collection|database|decode|query|query-table)|search\/|lib\/address-patterns|settings\/own-category)/,
  ],
  [
    'start',
    /src\/(app\/(policy|entities|workspace\/(start|screens|screen-addresses|entity-screens|areas))|features\/[\w-]+\/(policy|entity)|shared\/(entity\/(access|define-entity)|config\/workspace-paths|settings\/policy|navigation\/path-pattern))\./,
  ],
  // The session and what every list asks the database by, while React is still on its way.
  [
    'session',
    /src\/shared\/auth\/(session|create-session|own-record|identity|auth-decision|profile)\./,
    /src\/shared\/(firebase\/live\/(watch|idle|first-answers)|api\/send|entity\/entity-preload|(lists\/(pages\/cursor-pages|define-list|settings\/(list-settings|rows-per-page)|list-source)|lib\/media-queries))\./,
  ],
  // Pages with a list that is filtered have both; the hook of the address needs React and comes later.
  ['i18n', /src\/shared\/(i18n\/|lib\/shows-as-name|lists\/address\/address-state\.)/],
  ['use-address-state', /src\/shared\/lists\/address\/use-address-state\./],
  ['lead-queries', /src\/features\/leads\/(schema|lead-key|collections|queries)\./],
  ['contact-queries', /src\/features\/contacts\/(collections|queries|contact-search|schema)\./],
  [
    'note-queries',
    /src\/features\/notes\/(reach|collections|schema|queries|texts|people|timer|search\/(note-search|find-notes|entry-join)|note-preload)\./,
  ],
  [
    'calendar-queries',
    /src\/features\/calendar\/(collections|queries|event-preload|schema|texts|event-words|home\/meetings|views\/calendar-range|dates\/(occurrences|repeats|wall-clock))\./,
    /node_modules\/@date-fns\/tz\//,
  ],
  // Parts and dialogs are made while their screen's code runs, so what makes them has run before.
  [
    'workspace',
    /src\/app\/(workspace\/(?!start\.|screens\.|screen-addresses\.|commands\/(command-dialogs|command-palette|search-providers|shortcuts-sheet|use-search-results))|auth\/(?!slow-loading)|field-functions\.|layouts\/public\/user-menu|routes\/public\/access-denied)/,
    /src\/shared\/(lazy\/(?!fetch-ahead)|saving\/(?!shown\/(save-state|change-actions|clash-dialog)|sending\/(attempt|backend|changer|compare|sender)|use-record|use-save-from-form)|navigation\/leave-dialog|outcomes\/lazy-reports\.|commands\/(?!rank)|ui\/workspace\/(?!data-table|tab-list)|auth\/use-session\.|firebase\/(patch|stored-value|live\/use-watch)\.|ui\/dialogs\/dialog\.|hooks\/(use-media-query|use-online)\.|auth\/initial\.|navigation\/leave-guard\.)/,
    /src\/content\/frame\/workspace\./,
  ],
  [
    'lists',
    /src\/shared\/(people\/colleagues|lists\/(?!pages\/(numbered-pager|fill-page)|new-items|empty-drawing|find-in-list)|saving\/(use-record|shown\/save-state)|ui\/dialogs\/confirm-dialog)/,
  ],
  // What reports outcomes. The lists of requests and contacts show their rows without it.
  ['outcomes', /src\/shared\/outcomes\//],
  // What the home shows of requests is a part of what their list needs.
  [
    'leads',
    /src\/features\/leads\/(changes|lead-search|management\/(texts|use-lead-actions|lead-counts|playbook-mail|problem-banner))/,
  ],
  ['lead-list', /src\/features\/leads\/management\/(?!waiting)/, /src\/shared\/lists\/new-items/],
  // The form, the e-mails and the export come by a press.
  [
    'contact-list',
    /src\/features\/contacts\/(changes|texts|policy|contact-facts|list\/(?!further-contacts|use-mentioned-contacts|use-older-contacts))/,
    /src\/app\/routes\/contacts\/(sync-part|capture-note|contact-companions|notes-of-contact)\./,
    /src\/shared\/lists\/pages\/numbered-pager/,
  ],
  // What the views share with the dialogs, which come by a press.
  [
    'calendar',
    /src\/features\/calendar\/(use-|changes|derived-fields|sharing|steady|dates\/(series|split)|views\/(event-face|key-steps)|ics\/(download|texts))/,
    /src\/shared\/lib\/save-file\./,
  ],
  // What the hub, the home and a contact's notes have in common.
  [
    'notes',
    /src\/features\/notes\/(note-change|changes|deletion|sharing|contact-names|use-note-actions|goals\/goal-steps|timers\/(running-timers|texts|use-now|timer-control))\./,
    /src\/app\/routes\/notes\/note-contacts/,
  ],
];

/** The groups in the bundler's form; the first match wins. */
export const chunkGroups = groups.map(([name, ...parts], index) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id.replaceAll('\\', '/'))),
  priority: groups.length - index,
}));

/**
 * Chunks most of whose functions run as soon as they have come: those of the workspace before its first rows, and
 * React's, which every hydrated page runs.
 */
export const runAtOnce: ReadonlySet<string> = new Set([
  'react',
  'main',
  'site',
  'start',
  'session',
  'workspace',
  'lead-queries',
  'contact-queries',
  'note-queries',
  'calendar-queries',
  'calendar',
  'lists',
  'leads',
  'lead-list',
  'contact-list',
  'notes',
  'notes-route',
]);

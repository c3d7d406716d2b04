/** Names of files and folders below a folder: `'auth/actor ui/'` are `auth/actor.*` and all of `ui`. */
export type Names = Readonly<Record<string, string>>;

interface Group {
  readonly name: string;
  readonly from: Names;
  readonly except?: Names;
}

/**
 * Which modules go into one file. By default the bundler makes a file for every set of modules that the same
 * entries share: dozens of a few hundred bytes, which compress badly and queue. A page fetches a group whole, so
 * put modules together only where whoever needs one needs the others.
 */
export const groups: readonly Group[] = [
  // Changes rarely and takes longest to evaluate.
  {
    name: 'react',
    from: {
      node_modules: 'react/ react-dom/ scheduler/ react-router/ react-router-dom/ cookie/ set-cookie-parser/',
    },
  },
  // The editor and the merging of texts, each of which comes alone.
  {
    name: 'delta',
    from: {
      node_modules: 'quill-delta/ fast-diff/ lodash.clonedeep/ lodash.isequal/',
    },
  },
  // These have no React, and the first steps of the workspace need them before it.
  {
    name: 'first',
    from: {
      'src/shared/config': 'paths',
      'src/shared/auth': 'session-hint',
      'src/shared/firebase': 'project',
    },
  },
  // Small parts without React that the workspace needs at once, and the sign-in as well.
  {
    name: 'common',
    from: {
      'src/shared/auth': `
        actor policy return-path session-texts sign-in-refused-error stored-token stored-entry
        refresh-token
      `,
      'src/shared/failures': 'failure-kind',
      'src/shared/forms': 'editor/draft-storage',
      'src/shared/lib': 'cut-text',
    },
  },
  // What every document runs: the router, and small parts that nearly every page shows.
  {
    name: 'main',
    from: {
      'src/app': `
        start/main start/link-navigation root router route-failure scroll-position lazy-page
        navigation-state analytics/site-analytics routes/public/error-page layouts/public/menu-link
        layouts/public/use-popover layouts/public/popover-panel.module
      `,
      'src/shared/ui': `
        buttons/button buttons/button-link feedback/ graphics/drawings.module graphics/icons
        graphics/mark graphics/mark-path links/ visually-hidden
      `,
      'src/shared/lib': 'deadline spares-data',
      'src/shared/lazy': 'code-once suspending-part',
      'src/shared': 'hydration/',
      'src/content': 'brand site-facts frame/navigation pages/error-page',
      'src/shared/config': 'social-picture',
      'src/shared/facts': 'built-facts site-address',
      'src/features/site': 'head/page-head',
    },
  },
  // What every public page runs besides: the table of pages, header, and footer with its form.
  {
    name: 'site',
    from: {
      'src/app': `
        site-routes public-pages start/use-prefetched-links layouts/public-layout layouts/public/
        routes/public/hero.module
      `,
      'src/shared/auth': 'use-visitor-session',
      'src/shared/config': 'redirects',
      'src/content': 'pages/consent-version pages/booking-label frame/footer',
      'src/features/leads': `
        forms/newsletter-form forms/newsletter-texts forms/form-answer forms/texts forms/use-submission
      `,
      'src/features/site': 'sections/section sections/session-call sections/booking-link sections/email-link',
    },
    except: {
      'src/app': 'layouts/public/user-menu',
    },
  },
  // The offer of the starter pack, as four pages show it.
  {
    name: 'guide',
    from: {
      'src/content': 'pages/guide/guide pages/guide/guide-components pages/sample-step',
      'src/app': 'routes/public/guide/guide-work',
    },
  },
  // Else what its unhydrated parts share with it would become two more files.
  {
    name: 'playbook',
    from: {
      'src/content': 'pages/guide/playbook',
      'src/app': 'routes/public/guide/playbook-page.module',
      'src/features/site': `
        playbook/playbook-part playbook/part-contents playbook/done-parts playbook/component-links
        playbook/country-choice
      `,
    },
  },
  // A form of a few fields.
  {
    name: 'forms',
    from: {
      'src/shared/forms': `
        form form-context outcome submit-button texts validation values forms.module fields/field
        fields/field-frame fields/honeypot-field
      `,
    },
  },
  // How the database is called: counting a visit needs no more of it.
  {
    name: 'rest',
    from: {
      'src/shared/firebase': 'rest commit fields values database-error',
      'src/shared/lib': 'random-id',
    },
  },
  {
    name: 'counting',
    from: {
      'src/app': 'analytics/page-views analytics/tracked-path',
      'src/features': 'analytics/',
    },
    except: {
      'src/features/analytics': 'page-speed consent/ policy viewer/ queries schema daily/ proposal-events',
    },
  },
  // What asks for a gate before React has come.
  {
    name: 'gate-record',
    from: {
      'src/features/proposals': `
        slug gate/gate-record gate/stored-records sealing/derivation sealing/credentials
        sealing/envelope sealing/bytes
      `,
      'src/shared/firebase': 'read-plain',
    },
  },
  // What reads and checks records: the workspace, and the site's forms and videos.
  {
    name: 'records',
    from: {
      node_modules: 'zod/',
      'src/shared/firebase': 'collection database decode query query-table',
      'src/shared': 'search/',
      'src/shared/lib': 'address-patterns',
      'src/shared/settings': 'own-category',
    },
  },
  {
    name: 'start',
    from: {
      'src/app': `
        policy entities workspace/start workspace/screens workspace/screen-addresses
        workspace/entity-screens workspace/areas
      `,
      'src/features/*': 'policy entity',
      'src/shared/entity': 'access define-entity',
      'src/shared/config': 'workspace-paths',
      'src/shared/settings': 'policy',
      'src/shared/navigation': 'path-pattern',
    },
  },
  // The session and what every list asks the database by, while React is still on its way.
  {
    name: 'session',
    from: {
      'src/shared/auth': 'session create-session own-record identity auth-decision profile',
      'src/shared/firebase': 'live/watch live/idle live/first-answers',
      'src/shared/api': 'send',
      'src/shared/entity': 'entity-preload',
      'src/shared/lists': `
        pages/cursor-pages define-list settings/list-settings settings/rows-per-page list-search
      `,
      'src/shared/lib': 'media-queries',
    },
  },
  // Pages with a list that is filtered have both.
  {
    name: 'i18n',
    from: {
      'src/shared': 'i18n/',
      'src/shared/lib': 'shows-as-name',
      'src/shared/lists': 'address/address-state',
    },
  },
  {
    name: 'lead-queries',
    from: {
      'src/features/leads': 'schema lead-key collections queries',
    },
  },
  {
    name: 'contact-queries',
    from: {
      'src/features/contacts': 'collections queries contact-search schema',
    },
  },
  {
    name: 'note-queries',
    from: {
      'src/features/notes': `
        visibility-preference collections schema queries texts people timer search/note-search search/find-notes
        search/entry-join note-preload
      `,
    },
  },
  {
    name: 'calendar-queries',
    from: {
      'src/features/calendar': `
        collections queries event-preload schema texts event-format home/meetings views/calendar-range
        dates/occurrences dates/repeats dates/wall-clock
      `,
      node_modules: '@date-fns/tz/',
    },
  },
  // Parts and dialogs are made while their screen's code runs, so what makes them has run before.
  {
    name: 'workspace',
    from: {
      'src/app': 'workspace/ auth/ field-functions layouts/public/user-menu routes/public/access-denied-page',
      'src/shared': 'lazy/ saving/ commands/',
      'src/shared/navigation': 'leave-dialog leave-guard',
      'src/shared/outcomes': 'lazy-reports',
      'src/shared/ui': 'workspace/ dialogs/dialog',
      'src/shared/auth': 'initial',
      'src/shared/firebase': 'patch stored-value live/use-watch',
      'src/shared/hooks': 'use-media-query use-online',
      'src/content': 'frame/workspace',
    },
    except: {
      'src/app': `
        workspace/start workspace/screens workspace/screen-addresses workspace/commands/command-dialogs
        workspace/commands/command-palette workspace/commands/search-providers
        workspace/commands/shortcuts-sheet workspace/commands/use-search-results
      `,
      'src/shared/lazy': 'fetch-ahead',
      'src/shared/saving': `
        shown/save-state shown/change-actions shown/clash-dialog sending/attempt sending/backend
        sending/changer sending/compare sending/sender use-record use-save-from-form
      `,
      'src/shared/commands': 'rank',
      'src/shared/ui': 'workspace/data-table workspace/tab-list',
    },
  },
  {
    name: 'lists',
    from: {
      'src/shared': 'lists/',
      'src/shared/saving': 'use-record shown/save-state',
      'src/shared/trash': 'texts',
      'src/shared/ui': 'dialogs/confirm-dialog',
    },
    except: {
      'src/shared/lists': `
        address/use-address-state pages/numbered-pager pages/fill-page pages/searched-page
        new-items empty-drawing find-in-list record-panel no-records
      `,
    },
  },
  // Six files of two hundred bytes each, whose names would stand in the first files.
  {
    name: 'layout',
    from: {
      'src/shared/ui': 'layout/',
    },
  },
  // What reports outcomes. The lists of requests and contacts show their rows without it.
  {
    name: 'outcomes',
    from: {
      'src/shared': 'outcomes/',
    },
  },
  // What the home shows of requests is a part of what their list needs.
  {
    name: 'leads',
    from: {
      'src/features/leads': `
        changes lead-search management/texts management/use-lead-actions management/lead-counts
        management/playbook-mail management/problem-banner
      `,
    },
  },
  {
    name: 'lead-list',
    from: {
      'src/features/leads': 'management/',
      'src/shared/lists': 'new-items',
    },
    except: {
      'src/features/leads': 'management/pending-leads-card',
    },
  },
  // The form, the e-mails and the export come by a press.
  {
    name: 'contact-list',
    from: {
      'src/features/contacts': 'changes texts policy contact-facts list/',
      'src/app': `
        routes/contacts/sync-part routes/contacts/capture-note routes/contacts/related-records
        routes/contacts/notes-of-contact
      `,
      'src/shared/lists': 'pages/numbered-pager',
    },
    except: {
      'src/features/contacts': 'list/further-contacts list/use-mentioned-contacts list/use-older-contacts',
    },
  },
  // What the views share with the dialogs, which come by a press.
  {
    name: 'calendar',
    from: {
      'src/features/calendar': `
        use-calendar use-event-actions use-event-focus changes derived-fields sharing reuse-unchanged
        dates/series dates/split views/event-face views/key-steps ics/download ics/texts
      `,
      'src/shared/lib': 'save-file',
    },
  },
  // What the hub, the home and a contact's notes have in common.
  {
    name: 'notes',
    from: {
      'src/features/notes': `
        note-change changes deletion sharing contact-names use-note-actions goals/goal-steps
        timers/running-timers timers/texts timers/use-now timers/timer-control
      `,
      'src/app': 'routes/notes/note-contacts',
    },
  },
];

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

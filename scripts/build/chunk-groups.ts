/** Names of files and folders below a folder: `'auth/actor ui/'` means `auth/actor.*` and all of `ui`. */
export type Names = Readonly<Record<string, string>>;

interface Group {
  readonly name: string;
  readonly from: Names;
  readonly except?: Names;
}

/**
 * The modules that go into one file. By default the bundler makes a file for every set of modules shared by
 * the same entries: dozens of a few hundred bytes, which compress badly and queue. A page fetches a group
 * whole, so group modules only if a page that needs one needs the others.
 */
export const groups: readonly Group[] = [
  // Changes rarely and takes longest to evaluate.
  {
    name: 'react',
    from: {
      node_modules: 'react/ react-dom/ scheduler/ react-router/ react-router-dom/ cookie/ set-cookie-parser/',
    },
  },
  // The editor and the merging of texts, which each load this alone.
  {
    name: 'delta',
    from: {
      node_modules: 'quill-delta/ fast-diff/ lodash.clonedeep/ lodash.isequal/',
    },
  },
  // Modules without React that the workspace's first steps need before React.
  {
    name: 'first',
    from: {
      'src/shared/config': 'paths',
      'src/shared/auth': 'session-hint',
      'src/shared/firebase': 'project',
    },
  },
  // Small modules without React that both the workspace and the sign-in need at once.
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
  // The code that every document runs: the router, and small parts that nearly every page shows.
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
  // The additional code of every public page: the table of pages, the header, and the footer with its form.
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
  // The offer of the starter pack, which four pages show.
  {
    name: 'guide',
    from: {
      'src/content': 'pages/guide/guide pages/guide/guide-components pages/sample-step',
      'src/app': 'routes/public/guide/guide-work',
    },
  },
  // Otherwise the modules it shares with its unhydrated parts would become two more files.
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
  // Fields for small forms.
  {
    name: 'forms',
    from: {
      'src/shared/forms': `
        form form-context outcome submit-button texts validation values forms.module fields/field
        fields/field-frame fields/honeypot-field
      `,
    },
  },
  // The REST calls to the database. Counting a visit needs only these.
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
  // The code that requests a gate before React has loaded.
  {
    name: 'gate-record',
    from: {
      'src/features/proposals': `
        slug gate/gate-record gate/stored-records sealing/derivation sealing/credentials
        sealing/envelope sealing/base64-url
      `,
      'src/shared/firebase': 'read-plain',
    },
  },
  // The code that reads and validates records, for the workspace and for the site's forms and videos.
  {
    name: 'records',
    from: {
      node_modules: 'zod/',
      'src/shared/firebase': 'collection database decode query query-table',
      'src/shared': 'search/',
      'src/shared/lib': 'address-patterns',
      'src/shared/settings': 'own-category',
    },
    except: {
      'src/shared': 'search/record-search',
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
      'src/shared/entity': 'access define-entity entity-address',
      'src/shared/config': 'workspace-paths',
      'src/shared/settings': 'policy',
      'src/shared/navigation': 'path-pattern',
    },
  },
  // The session and the code of every list's database query, needed while React is still loading.
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
  // Pages with a filtered list need both parts.
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
  // Parts and dialogs are created while their screen's code runs, so the code that creates them must load
  // first.
  {
    name: 'workspace',
    from: {
      'src/app': 'workspace/ auth/ field-functions layouts/public/user-menu routes/public/access-denied-page',
      'src/shared': 'lazy/ saving/ commands/',
      'src/shared/entity': 'record-address',
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
        new-items empty-drawing find-in-list record-panel no-records rows/columns
        usual-filters
      `,
    },
  },
  // Six files of two hundred bytes each, whose names would add to the first files.
  {
    name: 'layout',
    from: {
      'src/shared/ui': 'layout/',
    },
  },
  // The code that reports outcomes. The lists of requests and contacts show their rows without it.
  {
    name: 'outcomes',
    from: {
      'src/shared': 'outcomes/',
    },
  },
  // The requests on the home screen use a part of the list's code.
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
  // The form, emails and export are separate, because they load at a click.
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
  // The code that the views share with the dialogs, which load at a click.
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
  // The code shared by the hub, the home screen and a contact's notes.
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
 * Chunks whose functions mostly run as soon as they load: the workspace's before its first rows, and React's,
 * which every hydrated page runs.
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

import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

export const securityTexts = {
  tabs: { label: 'Views of the security feed', alerts: 'Alerts', logs: 'Logs', reports: 'Reports' },
  counts: { label: 'Entries by level', error: 'Critical', warning: 'Warnings', info: 'Info' },
  refresh: 'Refresh',
  lastRefreshed: (time: string): string => `Last refreshed ${time}`,
  loading: 'Loading security events…',
  /** WRK-509. */
  notLoaded: 'Failed to load security events. Please try again later.',
  /** WRK-510. */
  notRefreshed: 'Failed to refresh security events',
  /** WRK-511. */
  monitoring: (reason: string): string => `Security monitoring error: ${reason}`,
  reasons: {
    denied: 'this account may not read the feed any more.',
    timeout: 'the database has not answered yet.',
    unavailable: 'the database cannot be reached.',
    unknown: 'the reason is not known.',
  },
  hintsTitle: 'What you can try',
  hints: [
    'Check your connection.',
    'Sign out and sign in again.',
    'Ask another administrator whether the dashboard opens for them.',
  ],
  list: 'Security events',
  unreadable: (id: string): string => `The entry ${id} cannot be read.`,
  none: {
    alerts: 'No alerts. Changes of accounts and findings that need attention appear here.',
    logs: 'No log entries yet. What administrators do with accounts appears here.',
    reports: 'No reports yet. Run a security check and save it.',
  },
  newest: (count: number): string => `The newest ${count} entries are shown.`,
  recommendations: 'Recommended',
  check: {
    section: 'Security check',
    intro:
      'Measures the settings that the workspace relies on. Nothing is guessed: what cannot be measured says so.',
    run: 'Run a security check',
    running: 'Checking…',
    results: 'Results',
    found: (count: number): string =>
      plural(count, {
        one: '1 finding needs attention',
        other: `${formatNumber(count)} findings need attention`,
      }),
    allGood: 'Everything that was measured is as it should be.',
    measured: 'Measured',
    target: 'Target',
    configuredTarget: 'Configured target, not measured',
    notMeasured: 'not measured',
    checkedAt: (time: string): string => `Checked ${time}`,
    save: 'Save as a report',
    saving: 'Saving…',
    saved: 'The report stands in the feed.',
    notSaved: 'The report could not be saved. Try again in a moment.',
    reportTitle: 'Security check',
    levels: { error: 'Critical', warning: 'Warning', info: 'Passed' },
    notKnown: 'Not measured',
    /** WRK-507. */
    failed: {
      title: 'The security check has failed',
      advice: 'Check the configuration of the API and the network connection, then run it again.',
    },
  },
  analysis: {
    open: 'AI analysis',
    title: 'AI analysis of the security check',
    prompt: 'Say what these measured facts mean and what to do first.',
    failed: 'The AI could not look at the results. Try again in a moment.',
    reportTitle: 'AI security analysis',
  },
  packages: {
    open: 'Installed packages',
    show: 'Show the packages',
    loading: 'Loading the packages…',
    failed: 'The packages could not be loaded.',
    none: 'Nothing is known of advisories: the registry has given no answer, or the API was not built for deployment yet.',
    answered: (day: string): string => `Advisories as the registry knew them when the API was built, ${day}.`,
    columns: { name: 'Package', version: 'Version', advisory: 'Advisory' },
    noAdvisory: 'None',
    unknown: 'Not known',
  },
  levels: { error: 'Critical', warning: 'Warning', info: 'Info' },
} as const;

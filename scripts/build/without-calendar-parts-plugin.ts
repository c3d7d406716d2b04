import type { Plugin } from 'vite';

/** A component that shows nothing. */
const nothing = '{ __esModule: true, default: () => null }';

const withoutParts = (...parts: readonly string[]) =>
  parts.map((part) => [`require("./${part}")`, nothing] as const);

/** The replacements by module of react-big-calendar: the import, and the code to use instead. */
const replacements: Readonly<Record<string, readonly (readonly [asked: string, given: string])[]>> = {
  Calendar: withoutParts('Toolbar'),
  Month: withoutParts('PopOverlay'),
  TimeGrid: withoutParts('PopOverlay', 'TimeGridHeaderResources'),
  Views: withoutParts('WorkWeek', 'Agenda'),
};

/**
 * Creates the plugin that removes unused parts of the calendar's grid: its toolbar, two views, columns of
 * resources, and a popup that loads a library to position it. Stops the build if the library no longer
 * imports one of them.
 */
export function withoutCalendarPartsPlugin(): Plugin {
  return {
    name: 'without-calendar-parts',
    apply: 'build',
    transform: {
      filter: {
        id: /react-big-calendar\/lib\/(Calendar|Month|TimeGrid|Views)\.js$/,
      },
      handler(code, id) {
        const module = /(\w+)\.js$/.exec(id)?.[1] ?? '';
        let text = code;
        for (const [asked, given] of replacements[module] ?? []) {
          if (!text.includes(asked)) this.error(`${module} of react-big-calendar has no ${asked} any more.`);
          text = text.replace(asked, given);
        }
        return { code: text, map: null };
      },
    },
  };
}

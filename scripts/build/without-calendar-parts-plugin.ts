import type { Plugin } from 'vite';

/** A component that shows nothing. */
const nothing = '{ __esModule: true, default: () => null }';

const withoutParts = (...parts: readonly string[]) =>
  parts.map((part) => [`require("./${part}")`, nothing] as const);

/** By modules of react-big-calendar: what they ask for, and what they get instead. */
const replacements: Readonly<Record<string, readonly (readonly [asked: string, given: string])[]>> = {
  Calendar: withoutParts('Toolbar'),
  Month: withoutParts('PopOverlay'),
  TimeGrid: withoutParts('PopOverlay', 'TimeGridHeaderResources'),
  Views: withoutParts('WorkWeek', 'Agenda'),
};

/**
 * Leaves unused parts out of the calendar's grid: its toolbar, two views, columns of resources, and a popup that brings a
 * library of its own for its place. Stops the build when the library no longer asks for one of them.
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

import type { StateOf } from '@/shared/lists/address/address-state';
import { FilterChip } from '@/shared/lists/list-parts';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { Row } from '@/shared/ui/layout/row';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './calendar-tools.module.css';
import { parseDay, dayText } from './dates/wall-clock';
import { type calendarParameters, scopesOfPeople, type View } from './queries';
import { icsTexts } from './ics/texts';
import { calendarTexts as texts } from './texts';
import { spanTitle, stepped } from './views/calendar-range';

interface CalendarToolsProps {
  readonly view: View;
  /** The day shown, counted in days since 1970. */
  readonly day: number;
  /** The URL of the home screen for the person's role (WRK-413). */
  readonly home: string;
  /** The people whose events are shown. Undefined for people who cannot choose. */
  readonly whose: (typeof scopesOfPeople)[number] | undefined;
  readonly onChange: (change: Partial<StateOf<typeof calendarParameters>>) => void;
  readonly onDownload: () => void;
  readonly onOpen: (dialog: 'import' | 'suggestions') => void;
}

/**
 * Renders the toolbar: steps through time, the title of the shown span, and actions for the whole calendar.
 */
export const CalendarTools = ({
  view,
  day,
  home,
  whose,
  onChange,
  onDownload,
  onOpen,
}: CalendarToolsProps) => (
  <Row gap={3} className={styles.tools}>
    <Row gap={1} className={styles.steps}>
      <button
        type="button"
        aria-label={texts.previous[view]}
        title={texts.previous[view]}
        onClick={() => onChange({ date: stepped(view, day, -1) })}
      >
        {texts.arrows.previous}
      </button>
      <button type="button" onClick={() => onChange({ date: '' })}>
        {texts.today}
      </button>
      <button
        type="button"
        aria-label={texts.next[view]}
        title={texts.next[view]}
        onClick={() => onChange({ date: stepped(view, day, 1) })}
      >
        {texts.arrows.next}
      </button>
    </Row>
    <h2 className={styles.span} aria-live="polite">
      {spanTitle(view, day)}
    </h2>
    <input
      type="date"
      className={styles.goTo}
      aria-label={texts.goTo}
      min="2000-01-01"
      max="2099-12-31"
      value={dayText(day)}
      onChange={({ target }) => {
        if (parseDay(target.value) !== undefined) onChange({ date: target.value });
      }}
    />
    {whose !== undefined && (
      <FilterChip
        label={texts.whose}
        value={whose}
        options={scopesOfPeople.map((value) => ({ value, label: texts.whoseLabels[value] }))}
        onChoose={(chosen) => onChange({ whose: chosen })}
        clearLabel={texts.clearWhose}
      />
    )}
    <Row gap={3} className={styles.end}>
      <Popover label={texts.more} face={texts.more} kind="menu">
        <MenuEntry onPress={onDownload}>{icsTexts.exportAll}</MenuEntry>
        <MenuEntry onPress={() => onOpen('import')}>{icsTexts.importFile}</MenuEntry>
        <MenuEntry onPress={() => onOpen('suggestions')}>{texts.suggestions.open}</MenuEntry>
      </Popover>
      <TextLink to={home}>{texts.back}</TextLink>
    </Row>
  </Row>
);

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { workspace } from '@/content/frame/workspace';
import type { Actor } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { bySection, rankCommands } from '@/shared/commands/rank';
import { strokeOf } from '@/shared/commands/shortcut';
import { useCommands } from '@/shared/commands/use-commands';
import { plural } from '@/shared/i18n/plural';
import { useModal } from '@/shared/ui/dialogs/use-modal';
import { Icon } from '@/shared/ui/graphics/icons';
import styles from './command-palette.module.css';
import { Keys } from './keys';
import { paletteCommandId } from './shell-commands';
import { useSearchResults } from './use-search-results';

const texts = workspace.commands;

interface CommandPaletteProps {
  readonly open: boolean;
  readonly actor: Actor;
  /** Called when the person closes the palette or has chosen. Set `open` to `false` then. */
  readonly onClose: () => void;
  readonly onChoose: (command: Command) => void;
}

/**
 * Lists everything this person can open or do, in a modal `<dialog>` around a combobox. The browser traps the
 * focus, closes the dialog on Escape and returns the focus.
 */
export const CommandPalette = ({ open, actor, onClose, onChoose }: CommandPaletteProps) => {
  const dialog = useRef<HTMLDialogElement>(null);

  useModal(dialog, open);

  return (
    // Clicking the backdrop is an addition for pointers. Escape and the close button do the same from the
    // keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser fires `close` late, so the palette may be open again by then.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <Search
          actor={actor}
          onClose={onClose}
          onChoose={(command) => {
            onClose();
            onChoose(command);
          }}
        />
      )}
    </dialog>
  );
};

interface SearchProps {
  readonly actor: Actor;
  readonly onClose: () => void;
  readonly onChoose: (command: Command) => void;
}

/**
 * Renders the field and its results. Unmounted while the palette is closed, so that it starts empty each
 * time.
 */
const Search = ({ actor, onClose, onChoose }: SearchProps) => {
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);

  const known = useCommands(actor).filter(({ id }) => id !== paletteCommandId);
  const found = useSearchResults(typed, actor);
  const ranked = rankCommands(known, typed);
  const ids = new Set(ranked.map(({ id }) => id));
  // Records come first (WRK-Q19) but arrive late. The command chosen with the arrow keys stays chosen
  // wherever it moves.
  const sections = bySection([...found.commands.filter(({ id }) => !ids.has(id)), ...ranked]);
  const results = sections.flatMap(({ commands }) => commands);
  const active = results.find(({ id }) => id === chosenId) ?? results[0];
  const activeId = active?.id;
  const optionId = (command: Command) => `${listId}-${command.id}`;

  useEffect(() => {
    if (activeId === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const move = (steps: number) => {
    const index = active ? results.indexOf(active) : -1;
    setChosenId(results.at((index + steps + results.length) % results.length)?.id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends an IME composition must not act on the list.
    if (event.nativeEvent.isComposing) return;
    if (strokeOf(event.nativeEvent) === 'mod+k') onClose();
    else if (results.length === 0) return;
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) onChoose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.search}>
      <div className={styles.top}>
        <input
          className={styles.field}
          type="text"
          role="combobox"
          aria-label={texts.field}
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          {...(active && { 'aria-activedescendant': optionId(active) })}
          placeholder={texts.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosenId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose} aria-label={texts.close}>
          <Icon name="close" />
        </button>
      </div>
      {results.length > 0 && (
        // A `<select>` cannot be controlled from a text field.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div ref={list} id={listId} className={styles.results} role="listbox" aria-label={texts.title}>
          {sections.map((section) => (
            <Section
              key={section.title}
              {...section}
              active={active}
              optionId={optionId}
              onPoint={(command) => setChosenId(command.id)}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      <output className={styles.state}>
        {results.length > 0 ? (
          <span>
            {plural(results.length, { one: `${results.length} result`, other: `${results.length} results` })}
          </span>
        ) : (
          !found.isSearching && <span>{texts.nothing(typed.trim())}</span>
        )}
        {found.isSearching && <span>{texts.searching}</span>}
        {found.failures.map((failure) => (
          <span key={failure}>{failure}</span>
        ))}
      </output>
    </div>
  );
};

interface SectionProps {
  readonly title: string;
  readonly commands: readonly Command[];
  readonly active: Command | undefined;
  readonly optionId: (command: Command) => string;
  readonly onPoint: (command: Command) => void;
  readonly onChoose: (command: Command) => void;
}

const Section = ({ title, commands, active, optionId, onPoint, onChoose }: SectionProps) => {
  const titleId = useId();
  return (
    // HTML has no element for a group of options outside of a `<select>`.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className={styles.section}>
        {title}
      </div>
      {commands.map((command) => (
        // The focus stays in the field, which names the active option and handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={command.id}
          id={optionId(command)}
          className={styles.option}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={command === active}
          onPointerMove={() => onPoint(command)}
          // Prevent the default, so that the focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(command)}
        >
          <span className={styles.name}>
            {command.title}
            {command.detail !== undefined && <span className={styles.detail}>{command.detail}</span>}
          </span>
          {command.shortcut && <Keys shortcut={command.shortcut} />}
        </div>
      ))}
    </div>
  );
};

import { type KeyboardEvent, useRef, useState } from 'react';
import { richTextTexts } from '../texts';
import styles from './editor.module.css';

/** The names of the buttons. */
export type ToolName = keyof typeof richTextTexts.tools;

interface Tool {
  readonly name: ToolName;
  /** One or two letters, or a single-stroke drawing in a 20 by 20 box. */
  readonly glyph?: string;
  readonly path?: string;
  readonly keys?: string;
}

const groups: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', glyph: 'B', keys: 'Control+B' },
    { name: 'italic', glyph: 'I', keys: 'Control+I' },
    { name: 'underline', glyph: 'U', keys: 'Control+U' },
    { name: 'strike', glyph: 'S' },
    { name: 'code', glyph: '<>' },
  ],
  [
    { name: 'header1', path: 'M3 5v10M9 5v10M3 10h6M12.5 9.2 15 7.5V15' },
    { name: 'header2', path: 'M3 5v10M9 5v10M3 10h6M12.6 9.4c.3-2.4 4-2.4 4 .1 0 1.9-4 3-4 5.5H17' },
    {
      name: 'header3',
      path: 'M3 5v10M9 5v10M3 10h6M12.6 7.6h4l-2.3 2.9c3.2 0 3.2 4.5 0 4.5-.9 0-1.6-.4-2-1',
    },
  ],
  [
    { name: 'bullet', path: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01' },
    { name: 'ordered', path: 'M9 5h8M9 10h8M9 15h8M3 4l1.5-1v5M3 12.4c1-1 2.6-.6 2.6.5S3 15 3 16h2.7' },
    { name: 'tasks', path: 'M10 5h7M10 14.5h7M2.5 5 4 6.5l3-3M2.5 14.5 4 16l3-3' },
    { name: 'outdent', path: 'M3 4h14M10 8h7M10 12h7M3 16h14M6 7.5 3.5 10 6 12.5', keys: 'Control+[' },
    { name: 'indent', path: 'M3 4h14M10 8h7M10 12h7M3 16h14M3.5 7.5 6 10l-2.5 2.5', keys: 'Control+]' },
  ],
  [
    { name: 'blockquote', path: 'M4 4v12M8 6h8M8 10h8M8 14h5' },
    { name: 'codeBlock', glyph: '{ }' },
    {
      name: 'link',
      path: 'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
      keys: 'Control+K',
    },
    { name: 'mention', glyph: '@' },
  ],
  [
    { name: 'clear', path: 'M6 4h10M11 4 9 12M4 16h5M12 12l4 4M16 12l-4 4' },
    { name: 'undo', path: 'M4 8h8a4 4 0 0 1 0 8H8M7 5 4 8l3 3', keys: 'Control+Z' },
    { name: 'redo', path: 'M16 8H8a4 4 0 0 0 0 8h4M13 5l3 3-3 3', keys: 'Control+Y' },
  ],
];

interface ToolbarProps {
  readonly editorId: string;
  /** The tools whose format applies at the cursor. */
  readonly pressed: ReadonlySet<ToolName>;
  readonly hasMentions: boolean;
  readonly disabled: boolean;
  readonly onPress: (tool: ToolName) => void;
  /** Called on Escape. The focus returns to the text. */
  readonly onLeave: () => void;
}

const actions: ReadonlySet<ToolName> = new Set(['outdent', 'indent', 'mention', 'clear', 'undo', 'redo']);

/**
 * Renders the editor's tools. They are one tab stop, with arrow keys inside. Formats at the cursor are shown
 * as pressed.
 */
export const Toolbar = ({ editorId, pressed, hasMentions, disabled, onPress, onLeave }: ToolbarProps) => {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const shown = groups.map((group) => group.filter(({ name }) => hasMentions || name !== 'mention'));
  const tools = shown.flat();

  const handleKey = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: current + (isRtl ? -1 : 1),
      ArrowLeft: current + (isRtl ? 1 : -1),
      Home: 0,
      End: tools.length - 1,
    };
    const next = steps[event.key];
    if (event.key === 'Escape') onLeave();
    else if (next === undefined) return;
    else {
      const place = (next + tools.length) % tools.length;
      setCurrent(place);
      bar.current?.querySelectorAll('button')[place]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // The buttons inside handle the keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={richTextTexts.toolbar}
      aria-controls={editorId}
      className={styles.toolbar}
      onKeyDown={handleKey}
    >
      {shown.map((group) => (
        <div key={group[0]?.name} className={styles.tools}>
          {group.map(({ name, glyph, path, keys }) => {
            const place = tools.findIndex((tool) => tool.name === name);
            const label = richTextTexts.tools[name];
            return (
              <button
                key={name}
                type="button"
                className={styles.tool}
                data-tool={name}
                aria-label={label}
                title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
                aria-keyshortcuts={keys}
                aria-pressed={actions.has(name) ? undefined : pressed.has(name)}
                disabled={disabled}
                tabIndex={place === current ? 0 : -1}
                // Keeps the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setCurrent(place)}
                onClick={() => onPress(name)}
              >
                {path === undefined ? (
                  <span aria-hidden="true">{glyph}</span>
                ) : (
                  <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                    <path d={path} />
                  </svg>
                )}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
};

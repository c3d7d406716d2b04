import { type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import forms from '@/shared/forms/forms.module.css';
import { narrowQuery } from '@/shared/lib/media-queries';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { Button } from '@/shared/ui/buttons/button';
import { useFocusFallback } from '@/shared/ui/workspace/use-focus-fallback';
import type { EditedSection } from '@/features/proposals/management/content-schemas';
import styles from '../editor.module.css';
import { EntryMenu } from './entry-menu';
import { KindChooser } from '../kind-chooser';
import { slideKinds } from '../slides';
import { editorTexts as texts } from '../texts';
import type { SlideEdits } from '../use-slide-edits';

interface SectionListProps {
  readonly sections: readonly EditedSection[];
  readonly current: EditedSection | undefined;
  /** Returns the number of missing or invalid fields in a section. */
  readonly countLeft: (section: EditedSection) => number;
  readonly onSelect: (section: EditedSection) => void;
  /** Actions to add and move slides; only for decks. */
  readonly slides: SlideEdits | undefined;
}

/** Returns the index of a section's slide; undefined for other sections. */
const slideIndexOf = ({ path }: EditedSection): number | undefined =>
  path[0] === 'slides' ? Number(path[1]) : undefined;

/**
 * Lists the sections of the content, or shows a select on a narrow screen. Slides can be added, moved and
 * deleted here.
 */
export const SectionList = (props: SectionListProps) => {
  const { slides } = props;
  const isNarrow = useMediaQuery(narrowQuery);
  const [isChoosing, setIsChoosing] = useState(false);
  const focusFallback = useFocusFallback();
  return (
    <div {...focusFallback} className={styles.sections}>
      {isNarrow ? <SectionChoice {...props} /> : <SectionLinks {...props} />}
      {slides && (
        <div className={styles.row}>
          <Button
            variant="quiet"
            small
            aria-disabled={slides.isFull}
            onClick={() => !slides.isFull && setIsChoosing(true)}
          >
            {texts.addSlide}
          </Button>
          {slides.isFull && <p className={styles.note}>{texts.slidesFull}</p>}
        </div>
      )}
      {isChoosing && slides && (
        <KindChooser
          title={texts.addSlide}
          kinds={slideKinds}
          asksForHeading
          onClose={() => setIsChoosing(false)}
          onChoose={(kind, heading) => {
            setIsChoosing(false);
            slides.add(kind, heading);
          }}
        />
      )}
    </div>
  );
};

const SlideMenu = ({ section, slides }: { readonly section: EditedSection; readonly slides: SlideEdits }) => {
  const index = slideIndexOf(section);
  return index === undefined ? null : (
    <EntryMenu
      name={section.label}
      index={index}
      count={slides.count}
      onMove={(to) => slides.move(index, to)}
      onDuplicate={slides.isFull ? undefined : () => slides.duplicate(index)}
      onDelete={slides.count > 1 ? () => slides.remove(index) : undefined}
    />
  );
};

const SectionChoice = ({ sections, current, countLeft, onSelect, slides }: SectionListProps) => {
  const id = useId();
  return (
    <div className={forms.field}>
      <label className={forms.label} htmlFor={id}>
        {texts.sections}
      </label>
      <div className={styles.line}>
        <select
          id={id}
          className={forms.control}
          value={current?.id ?? ''}
          onChange={({ target }) => {
            const chosen = sections.find((section) => section.id === target.value);
            if (chosen) onSelect(chosen);
          }}
        >
          {sections.map((section) => {
            const left = countLeft(section);
            return (
              <option key={section.id} value={section.id}>
                {left === 0 ? section.label : `${section.label}, ${texts.sectionLeft(left)}`}
              </option>
            );
          })}
        </select>
        {slides && current && <SlideMenu section={current} slides={slides} />}
      </div>
    </div>
  );
};

const SectionLinks = ({ sections, current, countLeft, onSelect, slides }: SectionListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();

  const moveByKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined || slides === undefined) return;
    event.preventDefault();
    slides.move(index, index + step);
  };
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    if (dragged !== undefined && dragged !== index) slides?.move(dragged, index);
    setDragged(undefined);
    setOver(undefined);
  };

  return (
    <nav aria-label={texts.sections}>
      <ul ref={list} className={styles.sectionLinks}>
        {sections.map((section) => {
          const index = slideIndexOf(section);
          const left = countLeft(section);
          const isSlide = index !== undefined && slides !== undefined;
          const key = isSlide ? slides.keyOf(index) : section.id;
          return (
            // Dragging only helps pointer users; the menu and Alt with the arrow keys do the same.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={key}
              data-over={over === index && dragged !== undefined && dragged !== index ? true : undefined}
              {...(isSlide && {
                draggable: true,
                onDragStart: () => setDragged(index),
                onDragEnd: () => setDragged(undefined),
                onDragOver: (event: DragEvent) => {
                  event.preventDefault();
                  setOver(index);
                },
                onDrop: (event: DragEvent) => drop(event, index),
              })}
            >
              {isSlide && (
                <svg className={styles.handle} viewBox="0 0 8 14" aria-hidden="true" focusable="false">
                  <path d="M2 2h.01M6 2h.01M2 7h.01M6 7h.01M2 12h.01M6 12h.01" />
                </svg>
              )}
              <button
                type="button"
                className={styles.sectionLink}
                aria-current={section.id === current?.id ? 'true' : undefined}
                {...(isSlide && { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' })}
                onClick={() => onSelect(section)}
                onKeyDown={(event) => index !== undefined && moveByKey(event, index)}
              >
                <span>{section.label}</span>
                {left > 0 && (
                  <span className={styles.left} title={texts.sectionLeft(left)}>
                    <span aria-hidden="true">{left}</span>
                    <span className={styles.hidden}>{texts.sectionLeft(left)}</span>
                  </span>
                )}
              </button>
              {isSlide && <SlideMenu section={section} slides={slides} />}
            </li>
          );
        })}
      </ul>
      {slides && <p className={styles.note}>{texts.keys}</p>}
    </nav>
  );
};

import { slideName } from '../content-schemas';
import type { Editing } from './edit-context';
import { isRecord, textIn } from './fields/schema-bounds';
import { copyOfSlide, hasRoomForSlide, newSlide, newSlideId } from './slides';
import { editorTexts as texts } from './texts';
import { movedEntry } from './fields/values';

/** Actions on a deck's slides. */
export interface SlideEdits {
  readonly count: number;
  readonly isFull: boolean;
  /** Returns a slide's React key, which stays the same when the slide moves. */
  readonly keyOf: (index: number) => string;
  readonly add: (kind: string, heading: string) => void;
  readonly duplicate: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
  /** Gives a slide with a repeated id a new unique id. */
  readonly makeIdUnique: (index: number) => void;
}

const path = ['slides'];
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idOf = (slide: unknown): string => textIn(slide, 'id');

/** Returns the actions on a deck's slides. New slides are added after the current one. */
export function slideEdits(
  { edit, editWithUndo, announce, focus }: Editing,
  slides: readonly unknown[],
  current: number | undefined,
  select: (id: string, index: number) => void,
): SlideEdits {
  const isFull = !hasRoomForSlide(slides);
  const insert = (slide: Readonly<Record<string, unknown>>, index: number) => {
    edit(path, (now) => listOf(now).toSpliced(index, 0, slide));
    select(idOf(slide), index);
    focus(`slides.${index}.heading`);
    announce(texts.slideAdded(slideName(slide, index)));
  };
  return {
    count: slides.length,
    isFull,
    keyOf: (index) => {
      const id = idOf(slides[index]);
      const earlier = slides.slice(0, index).filter((slide) => idOf(slide) === id).length;
      return earlier === 0 ? id : `${id}/${earlier}`;
    },
    add: (kind, heading) => {
      if (!isFull)
        insert(newSlide(kind, heading, slides), current === undefined ? slides.length : current + 1);
    },
    duplicate: (index) => {
      if (!isFull) insert(copyOfSlide(structuredClone(slides[index]), slides), index + 1);
    },
    move: (from, to) => {
      if (to < 0 || to >= slides.length) return;
      edit(path, (now) => movedEntry(listOf(now), from, to));
      announce(texts.moved(slideName(slides[from], from), to + 1, slides.length));
    },
    remove: (index) => {
      const slide = slides[index];
      editWithUndo(
        path,
        (now) => listOf(now).toSpliced(index, 1),
        (now) => {
          const list = listOf(now);
          return list.some((each) => idOf(each) === idOf(slide))
            ? list
            : list.toSpliced(Math.min(index, list.length), 0, slide);
        },
        texts.deleted(slideName(slide, index)),
      );
    },
    makeIdUnique: (index) => {
      const slide = slides[index];
      if (!isRecord(slide)) return;
      const id = newSlideId(idOf(slide), slides.map(idOf));
      edit(path, (now) => listOf(now).with(index, { ...slide, id }));
      select(id, index);
    },
  };
}

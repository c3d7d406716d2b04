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
  readonly keyOf: (place: number) => string;
  readonly add: (kind: string, heading: string) => void;
  readonly duplicate: (place: number) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (place: number) => void;
  /** Gives a slide with a repeated id a new unique id. */
  readonly separate: (place: number) => void;
}

const path = ['slides'];
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idOf = (slide: unknown): string => textIn(slide, 'id');

/** Returns the actions on a deck's slides. New slides are added after the current one. */
export function slideEdits(
  { edit, editWithUndo, announce, focus }: Editing,
  slides: readonly unknown[],
  current: number | undefined,
  select: (id: string, place: number) => void,
): SlideEdits {
  const isFull = !hasRoomForSlide(slides);
  const insert = (slide: Readonly<Record<string, unknown>>, place: number) => {
    edit(path, (now) => listOf(now).toSpliced(place, 0, slide));
    select(idOf(slide), place);
    focus(`slides.${place}.heading`);
    announce(texts.slideAdded(slideName(slide, place)));
  };
  return {
    count: slides.length,
    isFull,
    keyOf: (place) => {
      const id = idOf(slides[place]);
      const earlier = slides.slice(0, place).filter((slide) => idOf(slide) === id).length;
      return earlier === 0 ? id : `${id}/${earlier}`;
    },
    add: (kind, heading) => {
      if (!isFull)
        insert(newSlide(kind, heading, slides), current === undefined ? slides.length : current + 1);
    },
    duplicate: (place) => {
      if (!isFull) insert(copyOfSlide(structuredClone(slides[place]), slides), place + 1);
    },
    move: (from, to) => {
      if (to < 0 || to >= slides.length) return;
      edit(path, (now) => movedEntry(listOf(now), from, to));
      announce(texts.moved(slideName(slides[from], from), to + 1, slides.length));
    },
    remove: (place) => {
      const slide = slides[place];
      editWithUndo(
        path,
        (now) => listOf(now).toSpliced(place, 1),
        (now) => {
          const list = listOf(now);
          return list.some((each) => idOf(each) === idOf(slide))
            ? list
            : list.toSpliced(Math.min(place, list.length), 0, slide);
        },
        texts.deleted(slideName(slide, place)),
      );
    },
    separate: (place) => {
      const slide = slides[place];
      if (!isRecord(slide)) return;
      const id = newSlideId(idOf(slide), slides.map(idOf));
      edit(path, (now) => listOf(now).with(place, { ...slide, id }));
      select(id, place);
    },
  };
}

import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { hideMessage, showMessage } from '@/shared/ui/workspace/messages/messages';
import { migrateContent } from '@/features/proposals/content/proposal-content';
import { parsedContent } from '../content-changes';
import { type EditedSection, problemsOf, sectionsOfDraft } from '../content-schemas';
import type { ProposalKind } from '@/features/proposals/schema';
import type { Editing } from './edit-context';
import { isRecord } from './fields/schema-bounds';
import { editorTexts as texts } from './texts';
import { slideEdits } from './use-slide-edits';
import { type Path, valueAt, withValueAt } from './fields/values';

type Fields = Readonly<Record<string, unknown>>;

/** A section that a link asks for by its id; empty for none. */
export interface RequestedSection {
  readonly section: string;
  /** Called once the section is shown, so that clicking the link again works too. */
  readonly onShown: () => void;
}

interface ContentEditsOptions {
  readonly kind: ProposalKind;
  readonly json: string;
  readonly setJson: (change: (json: string) => string) => void;
  readonly root: RefObject<HTMLElement | null>;
  readonly hasTriedToPublish: boolean;
  readonly announce: (text: string) => void;
  readonly requested: RequestedSection | undefined;
}

const contentOf = (json: string): Fields => migrateContent(parsedContent(json)) as Fields;

const idAt = (content: unknown, index: number): string => {
  const slide = valueAt(content, ['slides', index]);
  return isRecord(slide) ? String(slide['id']) : '';
};

/** Returns the current index of the slide that used to be at `index`. */
function indexOfSlide(content: Fields, id: string, index: number): number {
  if (idAt(content, index) === id) return index;
  const slides = content['slides'];
  return Array.isArray(slides) ? slides.findIndex((slide) => isRecord(slide) && slide['id'] === id) : -1;
}

/** Returns the control for a path: at it, inside it, or of the nearest field around it. */
function controlOf(root: HTMLElement, path: string): HTMLElement | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>('[data-path]')];
  const at = (each: HTMLElement) => each.dataset['path'] ?? '';
  const inside = controls.find((each) => at(each) === path || at(each).startsWith(`${path}.`));
  if (inside) return inside;
  const cut = path.lastIndexOf('.');
  return cut < 0 ? undefined : controlOf(root, path.slice(0, cut));
}

/** Returns the edited content, its sections and problems, and the actions that change it. */
export function useContentEdits({
  kind,
  json,
  setJson,
  root,
  hasTriedToPublish,
  announce,
  requested,
}: ContentEditsOptions) {
  const content = useMemo(() => contentOf(json), [json]);
  const problems = useMemo(() => problemsOf(kind, content), [kind, content]);
  const sections = useMemo(() => sectionsOfDraft(kind, content), [kind, content]);
  /** Id of the selected section. For a slide also its last known index. */
  const [selected, setSelected] = useState({ id: '', index: -1 });
  const [focusTarget, setFocusTarget] = useState<{ readonly path: string }>();
  const [messages] = useState(() => new Set<string>());

  useEffect(() => {
    if (focusTarget === undefined || root.current === null) return;
    const control = controlOf(root.current, focusTarget.path);
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [focusTarget, root]);
  // Hide undo messages when the editor unmounts, because the undo wouldn't work any more.
  useEffect(
    () => () => {
      for (const message of messages) hideMessage(message);
    },
    [messages],
  );

  const edit = (path: Path, change: (value: unknown) => unknown) =>
    setJson((now) => {
      const before = contentOf(now);
      return JSON.stringify(withValueAt(before, path, change(valueAt(before, path))));
    });

  const editing: Editing = {
    edit,
    editWithUndo: (path, change, undo, message) => {
      const [top, index, ...rest] = path;
      const isInSlide = top === 'slides' && typeof index === 'number';
      const id = isInSlide ? idAt(content, index) : '';
      edit(path, change);
      const restore = () =>
        setJson((now) => {
          const before = contentOf(now);
          const found = isInSlide ? indexOfSlide(before, id, index) : 0;
          if (found < 0) return now;
          const target = isInSlide ? ['slides', found, ...rest] : path;
          return JSON.stringify(withValueAt(before, target, undo(valueAt(before, target))));
        });
      messages.add(showMessage('info', message, { label: texts.undo, onAct: restore }));
    },
    problems,
    hasTriedToPublish,
    focus: (path) => setFocusTarget({ path }),
    announce,
  };

  const index = indexOfSlide(content, selected.id, selected.index);
  const isSlide = selected.index >= 0;
  const section =
    (isSlide
      ? sections.find(({ path }) => path[0] === 'slides' && path[1] === index)
      : sections.find(({ id }) => id === selected.id)) ??
    (isSlide
      ? sections.findLast(({ path }) => path[0] === 'slides' && Number(path[1]) <= selected.index)
      : undefined) ??
    sections[0];

  const select = ({ id, path }: EditedSection) => {
    const at = path[0] === 'slides' ? Number(path[1]) : -1;
    setSelected(at < 0 ? { id, index: -1 } : { id: idAt(content, at), index: at });
  };

  const requestedId = requested?.section ?? '';
  const [handledId, setHandledId] = useState('');
  if (requestedId !== handledId) {
    setHandledId(requestedId);
    const found = sections.find(({ id }) => id === requestedId);
    if (found) select(found);
  }
  const reportShown = useEffectEvent(() => requested?.onShown());
  useEffect(() => {
    if (requestedId !== '') reportShown();
  }, [requestedId]);

  const list = content['slides'];
  const current = section?.path[0] === 'slides' ? Number(section.path[1]) : undefined;
  const slides =
    kind === 'deck'
      ? slideEdits(editing, Array.isArray(list) ? list : [], current, (id, at) =>
          setSelected({ id, index: at }),
        )
      : undefined;

  return {
    content,
    sections,
    section,
    problems,
    editing,
    slides,
    select,
    /** Opens the section of a problem and focuses its field. */
    focusProblem: (path: string) => {
      const holder = sections.find(({ valuePaths }) =>
        valuePaths.some((each) => path === each || path.startsWith(`${each}.`)),
      );
      if (holder) select(holder);
      setFocusTarget({ path });
    },
  };
}

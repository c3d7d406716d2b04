import type { Quill } from 'react-quill';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { cleanOps, type LineFormats, type Ops, type TextFormats } from '../ops';
import { storedOps } from '../stored-content';
import { richTextTexts } from '../texts';
import styles from './editor.module.css';
import { LinkDialog, type LinkTarget } from './link-dialog';
import { MentionList } from './mention-list';
import { DeltaQuill, deltaOf, formats, modules, pictureRefused } from './quill';
import { Toolbar, type ToolName } from './toolbar';
import { type MentionPerson, useMentions } from './use-mentions';

/** The attributes that connect the editor's text to its label and description, as for any form control. */
export interface EditorControl {
  readonly id: string;
  /** Id of the visible label. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Name by which a form finds the control. */
  readonly field?: string | undefined;
}

interface QuillEditorProps extends EditorControl {
  readonly initial: Ops;
  readonly onChange: (content: string) => void;
  readonly people: readonly MentionPerson[];
  readonly autoFocus?: boolean;
}

type Formats = TextFormats & LineFormats;

const toolsOf = (given: Formats): readonly ToolName[] => [
  ...(['bold', 'italic', 'underline', 'strike', 'code', 'blockquote'] as const).filter((name) => given[name]),
  ...(given.header ? [`header${given.header}` as ToolName] : []),
  ...(given.list === 'bullet' || given.list === 'ordered' ? [given.list] : []),
  ...(given.list === 'checked' || given.list === 'unchecked' ? (['tasks'] as const) : []),
  ...(given['code-block'] ? (['codeBlock'] as const) : []),
  ...(given.link ? (['link'] as const) : []),
];

/** Renders the editor. Its code is large, so `RichTextEditor` loads it on demand. */
export const QuillEditor = ({
  initial,
  onChange,
  people,
  autoFocus = false,
  id,
  labelledBy,
  describedBy,
  invalid = false,
  disabled = false,
  field,
}: QuillEditorProps) => {
  const component = useRef<DeltaQuill>(null);
  const [quill, setQuill] = useState<Quill>();
  const [first] = useState(() => deltaOf(initial));
  const [pressed, setPressed] = useState<ReadonlySet<ToolName>>(new Set());
  const [link, setLink] = useState<LinkTarget>();
  const [news, setNews] = useState('');
  const wrapper = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const latest = useRef(onChange);
  const { mentions, look, handleKey: handleMentionKey, choose, begin } = useMentions(quill, people);

  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    const made = component.current?.getEditor();
    setQuill(made);
    if (autoFocus) made?.focus();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const handleEdit = useCallback(
    (byPerson: boolean, isText: boolean) => {
      const editor = component.current?.editor;
      if (!editor) return;
      // Without the focus, Quill need not look for the selection.
      const range = editor.hasFocus() ? editor.getSelection() : null;
      if (range) {
        const tools = toolsOf(editor.getFormat(range));
        setPressed((before) =>
          before.size === tools.length && tools.every((tool) => before.has(tool)) ? before : new Set(tools),
        );
      }
      look(range, isText && byPerson);
      if (isText && byPerson) latest.current(storedOps(cleanOps(editor.getContents().ops)));
    },
    [look],
  );

  // A text that changed elsewhere, as by a colleague, is applied around the cursor.
  const shown = useRef(initial);
  useEffect(() => {
    if (!quill || shown.current === initial) return;
    shown.current = initial;
    quill.updateContents(quill.getContents().diff(deltaOf(initial)), 'api');
  }, [quill, initial]);

  useEffect(() => {
    const root = quill?.root;
    if (!root) return;
    const attributes: Readonly<Record<string, string | undefined>> = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-describedby': [describedBy, helpId].filter(Boolean).join(' '),
      'aria-invalid': invalid ? 'true' : undefined,
      'aria-disabled': disabled ? 'true' : undefined,
      'data-field': field,
      'aria-autocomplete': people.length > 0 ? 'list' : undefined,
      'aria-controls': mentions ? mentions.listId : undefined,
      'aria-activedescendant': mentions ? `${mentions.listId}-${mentions.current}` : undefined,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  }, [quill, id, labelledBy, describedBy, helpId, invalid, disabled, field, people.length, mentions]);

  useEffect(() => quill?.enable(!disabled), [quill, disabled]);

  useEffect(() => {
    const refuse = () => setNews(richTextTexts.noPictures);
    quill?.root.addEventListener(pictureRefused, refuse);
    return () => quill?.root.removeEventListener(pictureRefused, refuse);
  }, [quill]);

  const askForLink = (editor: Quill) => {
    const range = editor.getSelection(true);
    const { link: address = '' } = editor.getFormat(range) as Formats;
    // If the cursor is inside a link, the whole link is selected.
    if (range.length === 0 && address !== '') {
      const [leaf] = editor.getLeaf(range.index);
      const blot = leaf?.parent;
      if (blot) editor.setSelection(editor.getIndex(blot), blot.length(), 'silent');
    }
    const chosen = editor.getSelection(true);
    setLink({
      address: typeof address === 'string' ? address : '',
      text: editor.getText(chosen.index, chosen.length),
    });
  };

  const closeLink = () => {
    setLink(undefined);
    // Runs after the dialog has returned the focus.
    queueMicrotask(() => quill?.focus());
  };

  const saveLink = ({ address, text }: LinkTarget) => {
    const range = component.current?.editor?.getSelection(true);
    if (!quill || !range) return;
    if (range.length > 0) quill.formatText(range.index, range.length, 'link', address, 'user');
    else {
      quill.insertText(range.index, text, { link: address }, 'user');
      quill.setSelection(range.index + text.length, 0, 'user');
    }
    closeLink();
  };

  const press = (tool: ToolName) => {
    if (!quill) return;
    const range = quill.getSelection(true);
    const has = pressed.has(tool);
    switch (tool) {
      case 'header1':
      case 'header2':
      case 'header3':
        quill.format('header', has ? false : Number(tool.at(-1)), 'user');
        break;
      case 'bullet':
      case 'ordered':
        quill.format('list', has ? false : tool, 'user');
        break;
      case 'tasks':
        quill.format('list', has ? false : 'unchecked', 'user');
        break;
      case 'codeBlock':
        quill.format('code-block', !has, 'user');
        break;
      case 'indent':
        quill.format('indent', '+1', 'user');
        break;
      case 'outdent':
        quill.format('indent', '-1', 'user');
        break;
      case 'link':
        askForLink(quill);
        break;
      case 'mention':
        begin(range.index);
        break;
      case 'clear':
        quill.removeFormat(range.index, range.length, 'user');
        break;
      case 'undo':
        quill.history.undo();
        break;
      case 'redo':
        quill.history.redo();
        break;
      default:
        quill.format(tool, !has, 'user');
    }
    handleEdit(false, false);
  };

  // Handles keys before Quill, which listens on the text itself.
  const keys = useRef<(event: KeyboardEvent) => boolean>(() => false);
  useEffect(() => {
    keys.current = (event) => {
      if (!(event.target instanceof Node) || !quill?.root.contains(event.target)) return false;
      if (handleMentionKey(event)) return true;
      if (event.altKey && event.key === 'F10') {
        wrapper.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
        return true;
      }
      const tool = ({ k: 'link', ']': 'indent', '[': 'outdent' } as const)[event.key];
      if (tool === undefined || !(event.ctrlKey || event.metaKey) || event.altKey) return false;
      press(tool);
      return true;
    };
  });
  useEffect(() => {
    const element = wrapper.current;
    const handle = (event: KeyboardEvent) => {
      if (!keys.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('keydown', handle, true);
    return () => element?.removeEventListener('keydown', handle, true);
  }, []);

  return (
    <div ref={wrapper} className={styles.editor} data-invalid={invalid || undefined}>
      <Toolbar
        editorId={id}
        pressed={pressed}
        hasMentions={people.length > 0}
        disabled={disabled}
        onPress={press}
        onLeave={() => quill?.focus()}
      />
      <div className={styles.area}>
        <DeltaQuill
          ref={component}
          className={styles.quill ?? ''}
          theme="default"
          formats={formats}
          modules={modules}
          defaultValue={first}
          onEdit={handleEdit}
        />
        {mentions && <MentionList {...mentions} onChoose={choose} />}
      </div>
      <VisuallyHidden>
        <span id={helpId}>{people.length > 0 ? richTextTexts.helpWithMentions : richTextTexts.help}</span>
        <output>{mentions ? richTextTexts.found(mentions.people.length) : news}</output>
      </VisuallyHidden>
      <LinkDialog
        target={link}
        onSave={saveLink}
        onRemove={() => {
          const range = quill?.getSelection(true);
          if (quill && range) quill.formatText(range.index, range.length, 'link', false, 'user');
          closeLink();
        }}
        onClose={closeLink}
      />
    </div>
  );
};

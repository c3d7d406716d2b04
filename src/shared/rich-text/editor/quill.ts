import type DeltaClass from 'quill-delta';
import Delta from 'quill-delta';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ReactQuill, { Quill } from 'react-quill';
import type { Range } from 'quill';
import type ClipboardModule from 'quill/modules/clipboard';
import type EmbedBlot from 'quill/blots/embed';
import type LinkBlot from 'quill/formats/link';
import { opsFromHtml } from '../html';
import { safeLink } from '../links';
import { cleanOps, cleanText, type Mention, type Op, type Ops, textOf } from '../ops';
import { RichText } from '../rich-text';

/** Returns rich text as Quill's operations. */
export const deltaOf = (ops: Ops): DeltaClass => new Delta(ops.map((op) => ({ ...op })) as DeltaClass['ops']);

/**
 * Returns the HTML of operations for the clipboard, rendered by the component that shows them, because
 * Quill's own export lets scripts through.
 */
function htmlOf(ops: Ops): string {
  const element = document.createElement('div');
  const root = createRoot(element);
  flushSync(() => root.render(createElement(RichText, { content: ops })));
  const html = element.innerHTML;
  root.unmount();
  return html;
}

/**
 * Returns pasted HTML as operations. Its last line is left open, so that it continues the surrounding text.
 */
function pastedOps(html: string): readonly Op[] {
  const ops = opsFromHtml(html);
  const last = ops.at(-1);
  if (last === undefined || last.attributes || typeof last.insert !== 'string') return ops;
  const insert = last.insert.replace(/\n$/, '');
  return insert === '' ? ops.slice(0, -1) : [...ops.slice(0, -1), { insert }];
}

const Clipboard = Quill.import('modules/clipboard') as typeof ClipboardModule;

/** Reads and writes the clipboard with our own allow-list of formats. */
class AllowListClipboard extends Clipboard {
  override convert(
    { html, text }: { html?: string; text?: string },
    formats: Record<string, unknown> = {},
  ): DeltaClass {
    if (html && !formats['code-block']) return deltaOf(pastedOps(html));
    return new Delta().insert(cleanText(text ?? ''), formats);
  }

  override onCopy(range: Range): { html: string; text: string } {
    const ops = cleanOps(this.quill.getContents(range.index, range.length).ops);
    return { html: htmlOf(ops), text: textOf(ops).replace(/\n$/, '') };
  }
}

const Link = Quill.import('formats/link') as typeof LinkBlot;

class CheckedLink extends Link {
  static override sanitize(address: string): string {
    return safeLink(address) ?? this.SANITIZED_URL;
  }
}

const Embed = Quill.import('blots/embed') as typeof EmbedBlot;

/** A mention of a colleague, which is inserted and deleted as a whole. */
class MentionBlot extends Embed {
  static override blotName = 'mention';
  static override tagName = 'span';
  static override className = 'ql-mention';

  static override create(mention: Mention): HTMLElement {
    const node = super.create(mention) as HTMLElement;
    node.dataset['mention'] = mention.id;
    node.textContent = `@${mention.name}`;
    return node;
  }

  static override value(node: HTMLElement): Mention {
    const name = (node.textContent ?? '').replaceAll('\uFEFF', '').replace(/^@/, '');
    return { id: node.dataset['mention'] ?? '', name };
  }
}

Quill.register(
  {
    'modules/clipboard': AllowListClipboard,
    'formats/link': CheckedLink,
    'formats/mention': MentionBlot,
  },
  true,
);

/** The allowed formats. Constant at module level, because a new array would create a new editor. */
export const formats = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'link',
  'header',
  'list',
  'blockquote',
  'code-block',
  'indent',
  'mention',
];

/** The event fired when a picture is pasted or dropped, which a text cannot contain. */
export const pictureRefused = 'picture-refused';

/**
 * Quill's modules. Tab leaves the editor (WCAG 2.1.2), so none of Quill's bindings may use it. Constant at
 * module level, too.
 */
export const modules = {
  toolbar: false,
  history: { userOnly: true },
  keyboard: {
    bindings: {
      tab: null,
      indent: null,
      outdent: null,
      'remove tab': null,
      'indent code-block': null,
      'outdent code-block': null,
      'table tab': null,
    },
  },
  uploader: {
    handler(this: { readonly quill: Quill }) {
      this.quill.root.dispatchEvent(new CustomEvent(pictureRefused));
    },
  },
};

interface DeltaQuillProps extends ReactQuill.ReactQuillProps {
  /** Called after every change and every move of the cursor. */
  readonly onEdit: (byPerson: boolean, isText: boolean) => void;
}

/**
 * React's Quill without HTML export. Its own change handler exports the whole text at every key press, with a
 * function that lets scripts through (CVE-2025-15056).
 */
export class DeltaQuill extends ReactQuill {
  declare readonly props: Readonly<DeltaQuillProps>;

  override onEditorChange: ReactQuill['onEditorChange'] = (eventName, _now, _before, source) => {
    this.props.onEdit(source === 'user', eventName === 'text-change');
  };

  override destroyEditor(): void {
    super.destroyEditor();
    // When React mounts it a second time, as in development, Quill would take leftover elements for its first
    // text.
    (this.editingAreaRef.current as HTMLElement | null)?.replaceChildren();
  }
}

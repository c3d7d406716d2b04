import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from '../editor.module.css';
import { editorTexts as texts } from '../texts';

interface PreviewFrameProps {
  /** The section of the page that comes into sight when it becomes another. */
  readonly shown: string;
  readonly children: ReactNode;
}

const emptyPage = '<!doctype html><html lang="en-CA"><head><title></title></head><body></body></html>';

/** Copies the styles of this document into the frame, also those that arrive later with the code of a page. */
function followStyles(target: Document): () => void {
  const copied = new Set<Element>();
  const copy = () => {
    for (const style of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (copied.has(style)) continue;
      copied.add(style);
      target.head.append(target.importNode(style, true));
    }
  };
  copy();
  const added = new MutationObserver(copy);
  added.observe(document.head, { childList: true });
  return () => added.disconnect();
}

/**
 * Shows a page in a document of its own, laid out for the width of the frame and a little smaller than in the window. Its parts take
 * neither the focus nor a press.
 */
export const PreviewFrame = ({ shown, children }: PreviewFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [root, setRoot] = useState<HTMLElement>();

  useEffect(() => (root ? followStyles(root.ownerDocument) : undefined), [root]);

  useEffect(() => {
    const page = root?.ownerDocument;
    const target = page?.querySelector(`[data-section="${CSS.escape(shown)}"]`);
    // `scrollIntoView` would scroll the editor around the frame, too.
    if (page?.defaultView && target)
      page.defaultView.scrollTo(0, target.getBoundingClientRect().top + page.defaultView.scrollY);
  }, [root, shown]);

  return (
    <div className={styles.previewBox}>
      <iframe
        ref={frame}
        className={styles.previewFrame}
        title={texts.preview}
        srcDoc={emptyPage}
        // The page's code runs outside; the frame has none of its own.
        sandbox="allow-same-origin"
        tabIndex={-1}
        onLoad={() => {
          const page = frame.current?.contentDocument;
          if (!page?.body) return;
          page.body.inert = true;
          setRoot(page.body);
        }}
      />
      {root && createPortal(children, root)}
    </div>
  );
};

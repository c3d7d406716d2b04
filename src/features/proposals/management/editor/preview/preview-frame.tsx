import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from '../editor.module.css';
import { editorTexts as texts } from '../texts';

interface PreviewFrameProps {
  /** Id of the current section. The frame scrolls to it when it changes. */
  readonly shown: string;
  readonly children: ReactNode;
}

const emptyPage = '<!doctype html><html lang="en-CA"><head><title></title></head><body></body></html>';

/** Copies this document's styles into the frame, including those that load later with a page's code. */
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
 * Shows a page in a frame with its own document, scaled down and laid out for the frame's width. It is inert:
 * it takes no focus and no clicks.
 */
export const PreviewFrame = ({ shown, children }: PreviewFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [root, setRoot] = useState<HTMLElement>();

  useEffect(() => (root ? followStyles(root.ownerDocument) : undefined), [root]);

  useEffect(() => {
    const page = root?.ownerDocument;
    const target = page?.querySelector(`[data-section="${CSS.escape(shown)}"]`);
    // `scrollIntoView` would also scroll the editor around the frame.
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
        // The frame needs no scripts, because React renders into it from outside.
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

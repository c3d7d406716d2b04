import { useEffect, useRef, useState } from 'react';

/**
 * The interval at which the opener checks that the window is still open. Closing it sends no reliable event.
 */
const checkMs = 300;

const features = 'popup,width=1080,height=720';

/**
 * Copies the page's styles into the window. Links need their full URL, because the empty document has no base
 * URL.
 */
function copyStyles(from: Document, to: Document): void {
  for (const style of from.head.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')) {
    const copy = to.importNode(style, true);
    if ('href' in style && typeof style.href === 'string') copy.setAttribute('href', style.href);
    to.head.append(copy);
  }
  const scheme = to.createElement('meta');
  scheme.name = 'color-scheme';
  scheme.content = 'light dark';
  to.head.append(scheme);
}

function openWindow(title: string): Window | undefined {
  const opened = window.open('', '_blank', features);
  // Some browsers return a closed window if they block the pop-up.
  if (!opened || opened.closed) return undefined;
  opened.document.title = title;
  opened.document.documentElement.lang = document.documentElement.lang;
  copyStyles(document, opened.document);
  return opened;
}

/**
 * Opens and closes the speaker's window. React renders into this empty window of the same origin, so both
 * windows share one state. It closes when the presentation ends.
 */
export function useSpeakerWindow(title: string) {
  const [speaker, setSpeaker] = useState<Window>();
  const [isBlocked, setIsBlocked] = useState(false);
  const opened = useRef<Window>(undefined);

  const open = () => {
    if (opened.current && !opened.current.closed) {
      opened.current.focus();
      return;
    }
    opened.current = openWindow(title);
    setSpeaker(opened.current);
    setIsBlocked(opened.current === undefined);
  };

  const close = () => {
    opened.current?.close();
    opened.current = undefined;
    setSpeaker(undefined);
  };

  useEffect(() => {
    if (!speaker) return undefined;
    // A reload of the window replaces the document that React renders into.
    const { document: rendered } = speaker;
    const checking = setInterval(() => {
      if (!speaker.closed && rendered.defaultView !== null) return;
      speaker.close();
      setSpeaker(undefined);
    }, checkMs);
    return () => clearInterval(checking);
  }, [speaker]);

  useEffect(() => {
    const closeWithPage = () => opened.current?.close();
    window.addEventListener('pagehide', closeWithPage);
    return () => {
      window.removeEventListener('pagehide', closeWithPage);
      closeWithPage();
    };
  }, []);

  return { speaker, isBlocked, open, close };
}

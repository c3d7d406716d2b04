import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PlaybookComponent, playbookPage } from '@/content/pages/guide/playbook';
import { Unhydrated } from '@/shared/hydration/unhydrated';
import { suspendingPart } from '@/shared/lazy/suspending-part';
import { Button } from '@/shared/ui/buttons/button';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { SpotDrawing, type SpotName } from '@/shared/ui/graphics/spot-drawing';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { ComponentLinks } from './component-links';
import styles from './playbook-part.module.css';

interface PlaybookPartProps {
  readonly component: PlaybookComponent;
  readonly drawing: SpotName;
}

const PartLists = suspendingPart(async () => (await import('./part-lists')).PartLists);

/** Shows one part of the starter pack: its purpose, duration, steps, lists and links. */
export const PlaybookPart = ({ component, drawing }: PlaybookPartProps) => {
  const { isPrinted, print } = usePrintedAlone();
  return (
    <article
      id={component.id}
      className={isPrinted ? `${styles.part} ${styles.printed}` : styles.part}
      aria-labelledby={`${component.id}-heading`}
    >
      <div className={styles.head}>
        <SpotDrawing name={drawing} extent="on" />
        <h3 id={`${component.id}-heading`}>{component.title}</h3>
        <dl className={styles.facts}>
          <dt>{playbookPage.time}</dt>
          <dd>{component.time}</dd>
          <dt>{playbookPage.need}</dt>
          <dd>{component.need}</dd>
        </dl>
        <p className={styles.what}>{component.description}</p>
        <div className={styles.print}>
          <Button variant="quiet" small onClick={print}>
            {playbookPage.printPart}
            <VisuallyHidden> ({component.title})</VisuallyHidden>
          </Button>
        </div>
      </div>
      {component.steps.length > 0 && (
        <ol className={styles.steps}>
          {component.steps.map(({ title, text, prompt }) => (
            <li key={title} className={styles.step}>
              <h4>{title}</h4>
              <p>{text}</p>
              {prompt && (
                <figure className={styles.prompt}>
                  <figcaption>{playbookPage.prompt}</figcaption>
                  <blockquote>{prompt}</blockquote>
                  <CopyButton text={prompt} label={playbookPage.copyPrompt} />
                </figure>
              )}
            </li>
          ))}
        </ol>
      )}
      {component.hasLists && <Unhydrated>{() => <PartLists part={component.id} />}</Unhydrated>}
      <ComponentLinks links={component.links} />
    </article>
  );
};

/**
 * Prints one part: marks it as printed and opens the print dialog. The CSS then hides everything around it.
 */
function usePrintedAlone() {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const end = () => setPrinted(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const print = () => {
    flushSync(() => setPrinted(true));
    window.print();
  };
  return { isPrinted, print };
}

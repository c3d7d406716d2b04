import type { GuideComponent } from '@/content/guide';
import type { PlaybookComponent, PlaybookList } from '@/content/playbook';
import { CopyButton } from '@/shared/ui/copy-button';
import { SpotDrawing } from '@/shared/ui/spot-drawing';
import styles from './playbook-part.module.css';

interface PlaybookPartProps {
  readonly component: GuideComponent;
  readonly content: PlaybookComponent;
}

const Entries = ({ list }: { readonly list: PlaybookList }) => {
  const items = list.entries.map((entry) => <li key={entry}>{entry}</li>);
  return (
    <div className={styles.list}>
      <h4>{list.heading}</h4>
      {list.numbered ? (
        <ol className={styles.entries}>{items}</ol>
      ) : (
        <ul className={`${styles.entries} ${styles.bullets}`}>{items}</ul>
      )}
    </div>
  );
};

/** One part of the starter pack: what it is for, what it takes, the steps and the lists. */
export const PlaybookPart = ({ component, content }: PlaybookPartProps) => (
  <article id={component.id} className={styles.part} aria-labelledby={`${component.id}-heading`}>
    <div className={styles.head}>
      <SpotDrawing name={component.drawing} runs="on" />
      <h3 id={`${component.id}-heading`}>{component.name}</h3>
      <dl className={styles.facts}>
        <dt>Time</dt>
        <dd>{content.time}</dd>
        <dt>You need</dt>
        <dd>{content.need}</dd>
      </dl>
      <p className={styles.what}>{content.what}</p>
    </div>
    {content.steps.length > 0 && (
      <ol className={styles.steps}>
        {content.steps.map(({ title, text, prompt }) => (
          <li key={title} className={styles.step}>
            <h4>{title}</h4>
            <p>{text}</p>
            {prompt && (
              <figure className={styles.prompt}>
                <figcaption>Prompt</figcaption>
                <blockquote>{prompt}</blockquote>
                <CopyButton text={prompt} label="Copy the prompt" />
              </figure>
            )}
          </li>
        ))}
      </ol>
    )}
    {content.lists.length > 0 && (
      <div className={styles.lists}>
        {content.lists.map((list) => (
          <Entries key={list.heading} list={list} />
        ))}
      </div>
    )}
  </article>
);

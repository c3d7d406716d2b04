import type { ReactNode } from 'react';
import { buttonClasses } from '@/shared/ui/buttons/button';
import { ExternalMark, externalLinkProps } from '@/shared/ui/links/external';
import { Icon } from '@/shared/ui/graphics/icons';
import type { DeckAction, DeckBlock } from '../content/deck';
import { withIndexKeys } from '../content/with-index-keys';
import { packageName, packageTimeline } from '../page/packages';
import styles from './blocks.module.css';
import { Contact } from './contact';
import { useContactDetails } from './contact-details';
import { deckActionLinks, deckTexts } from './texts';

type Block<T extends DeckBlock['type']> = Extract<DeckBlock, { type: T }>;

/** Shows one block of a slide. All of its text is plain. */
export const BlockView = ({ block }: { readonly block: DeckBlock }): ReactNode => {
  switch (block.type) {
    case 'text':
      return <Paragraphs text={block.text} className={styles.text} />;
    case 'agenda':
      return <Agenda block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'figures':
      return <Figures block={block} />;
    case 'roadmap':
      return <Roadmap block={block} />;
    case 'comparison':
      return <Comparison block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'points':
      return (
        <div className={styles.points}>
          {block.heading && <h3>{block.heading}</h3>}
          <Strokes items={block.items} />
        </div>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {withIndexKeys(block.items).map(({ key, entry: { name, text } }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'tiers':
      return <Tiers block={block} />;
    case 'callout':
      return (
        <div className={styles.callout}>
          {block.title && <h3>{block.title}</h3>}
          <Paragraphs text={block.text} />
        </div>
      );
    case 'budget':
      return (
        <div className={styles.budget}>
          <p className={styles.amount}>
            <span>{block.label}</span> <strong>{block.amount}</strong>
          </p>
          <ul className={styles.ticks}>
            {withIndexKeys(block.includes).map(({ key, entry: item }) => (
              <li key={key}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'estimate':
      return <Estimate block={block} />;
    case 'conversation':
      return (
        <div>
          <dl className={styles.conversation}>
            {withIndexKeys(block.lines).map(({ key, entry: { speaker, text } }) => (
              <div key={key}>
                <dt>{speaker}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{block.note}</p>
        </div>
      );
    case 'stories':
      return <Stories block={block} />;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <p>{block.text}</p>
          {block.by && <footer>{block.by}</footer>}
        </blockquote>
      );
    case 'actions':
      return <Actions actions={block.actions} className={styles.actions} />;
    default:
      return <Contact prompt={block.prompt} />;
  }
};

/** Returns the number of columns: up to four entries share one row, and more use rows of three. */
const columnsFor = ({ length }: readonly unknown[]): number => (length > 4 ? 3 : length);

const Paragraphs = ({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string | undefined;
}) => (
  <div className={className}>
    {withIndexKeys(text.split(/\n+/)).map(({ key, entry: paragraph }) => (
      <p key={key}>{paragraph}</p>
    ))}
  </div>
);

const Strokes = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.strokes}>
    {withIndexKeys(items).map(({ key, entry: item }) => (
      <li key={key}>{item}</li>
    ))}
  </ul>
);

/** Shows the links of a block as buttons. Omits links to the booking page if there is no booking link. */
const Actions = ({
  actions,
  className,
}: {
  readonly actions: readonly DeckAction[];
  readonly className: string | undefined;
}) => {
  const { bookingLink } = useContactDetails();
  const links = actions.flatMap((action) => {
    const { label, to = bookingLink } = deckActionLinks[action];
    return to === undefined ? [] : [{ label, to }];
  });
  if (links.length === 0) return null;
  return (
    <p className={className}>
      {withIndexKeys(links).map(({ key, entry: { label, to } }) => (
        <a key={key} href={to} className={buttonClasses({ variant: 'next' })} {...externalLinkProps}>
          {label}
          <ExternalMark />
        </a>
      ))}
    </p>
  );
};

const Agenda = ({ block }: { readonly block: Block<'agenda'> }) => (
  <ol className={styles.agenda}>
    {withIndexKeys(block.items).map(({ key, entry: { title, text, benefit } }) => (
      <li key={key} className={styles.step}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {benefit && (
          <p>
            <strong>{deckTexts.benefit}:</strong> {benefit}
          </p>
        )}
      </li>
    ))}
  </ol>
);

const Cards = ({ block }: { readonly block: Block<'cards'> }) => (
  <ul className={styles.cards} data-columns={columnsFor(block.items)}>
    {withIndexKeys(block.items).map(({ key, entry: { title, mark, text, points } }) => (
      <li key={key}>
        {mark && <p className={styles.mark}>{mark}</p>}
        <h3>{title}</h3>
        {text && <Paragraphs text={text} />}
        {points && <Strokes items={points} />}
      </li>
    ))}
  </ul>
);

const Figures = ({ block }: { readonly block: Block<'figures'> }) => (
  <ul className={styles.figures} data-columns={columnsFor(block.items)}>
    {withIndexKeys(block.items).map(({ key, entry: { value, label, basis } }) => (
      <li key={key}>
        <strong className={styles.value}>{value}</strong> <span>{label}</span>
        {basis && <p className={styles.basis}>{basis}</p>}
      </li>
    ))}
  </ul>
);

const Roadmap = ({ block }: { readonly block: Block<'roadmap'> }) => (
  <ol className={styles.roadmap}>
    {withIndexKeys(block.phases).map(({ key, entry: { period, name, tasks } }) => (
      <li key={key}>
        <p className={styles.mark}>{period}</p>
        <h3>{name}</h3>
        <Strokes items={tasks} />
      </li>
    ))}
  </ol>
);

const Comparison = ({ block }: { readonly block: Block<'comparison'> }) => (
  <div className={styles.comparison}>
    {withIndexKeys(block.sides).map(({ key, entry: { title, points } }) => (
      <div key={key}>
        <h3>{title}</h3>
        <Strokes items={points} />
      </div>
    ))}
  </div>
);

const Steps = ({ block }: { readonly block: Block<'steps'> }) => (
  <ol className={styles.steps}>
    {withIndexKeys(block.items).map(({ key, entry: { title, text, when } }) => (
      <li key={key} className={styles.step}>
        {when && <p className={styles.mark}>{when}</p>}
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

const Tiers = ({ block }: { readonly block: Block<'tiers'> }) => (
  <ol className={styles.roadmap}>
    {withIndexKeys(block.tiers).map(({ key, entry: { package: id, text, points, action } }) => (
      <li key={key}>
        <p className={styles.mark}>{packageTimeline(id)}</p>
        <h3>{packageName(id)}</h3>
        <Paragraphs text={text} />
        {points && <Strokes items={points} />}
        {action && <Actions actions={[action]} className={styles.tierAction} />}
      </li>
    ))}
  </ol>
);

const Estimate = ({ block: { title, rows, result, basis } }: { readonly block: Block<'estimate'> }) => (
  <table className={styles.estimate}>
    <caption>{title}</caption>
    <tbody>
      {withIndexKeys(rows).map(({ key, entry: { name, value } }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{result.name}</th>
        <td>{result.value}</td>
      </tr>
      <tr>
        <td colSpan={2} className={styles.basis}>
          {basis}
        </td>
      </tr>
    </tfoot>
  </table>
);

const Stories = ({ block }: { readonly block: Block<'stories'> }) => (
  <div>
    <ul className={styles.cards} data-columns={columnsFor(block.items)}>
      {withIndexKeys(block.items).map(({ key, entry: { title, parts } }) => (
        <li key={key}>
          <h3>{title}</h3>
          <dl className={styles.story}>
            {withIndexKeys(parts).map(({ key, entry: part }) => (
              <div key={key}>
                <dt>{part.title}</dt>
                <dd>{part.text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
    <p className={styles.note}>{block.note}</p>
  </div>
);

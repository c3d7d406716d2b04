import { useId } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { formatDate } from '@/shared/rich-text/placeholders';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { Panel } from '@/shared/ui/layout/panel';
import { Row } from '@/shared/ui/layout/row';
import { can } from './policy';
import type { Template } from './schema';
import styles from './templates.module.css';
import { categoryLabel, templateTexts as texts } from './texts';
import type { TemplateActions } from './use-template-actions';

interface TemplateCardProps {
  readonly template: WithId<Template>;
  readonly actor: Actor;
  /** Labels of the person's own categories by key. */
  readonly own: Readonly<Record<string, string>>;
  readonly actions: TemplateActions;
  /** Creates a note from the template. */
  readonly onUse?: ((template: WithId<Template>) => void) | undefined;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
}

const longestExcerpt = 400;

/** Shows one template: an excerpt, its owner and its actions (WRK-396). */
export const TemplateCard = ({ template, actor, own, actions, onUse, onOpen, onEdit }: TemplateCardProps) => {
  const titleId = useId();
  const name = template.name || texts.untitled;
  return (
    <li>
      <Panel
        as="article"
        gap={2}
        aria-labelledby={titleId}
        head={
          <h2 id={titleId} className={styles.name}>
            <button type="button" dir="auto" onClick={onOpen}>
              {name}
            </button>
          </h2>
        }
        foot={<TemplateButtons {...{ template, actor, actions, onUse, onEdit }} />}
      >
        <Row as="p" gap={3} className={styles.facts}>
          <TemplateFacts template={template} actor={actor} own={own} />
        </Row>
        <p className={styles.excerpt} dir="auto">
          {plainTextOf(template.content, template.contentType).slice(0, longestExcerpt)}
        </p>
      </Panel>
    </li>
  );
};

/** Shows a template's category, owner, number of people with access, and last change. */
export const TemplateFacts = ({
  template,
  actor,
  own,
}: Pick<TemplateCardProps, 'template' | 'actor' | 'own'>) => {
  const { createdBy, sharedWith, updatedAt, category } = template;
  const isMine = createdBy === actor.uid;
  const facts = [
    isMine ? texts.yours : sharedWith.includes(actor.uid) ? texts.sharedWithYou : texts.ofColleague,
    ...(can(actor, 'template.update', template) && sharedWith.length > 0
      ? [texts.sharedWith(sharedWith.length)]
      : []),
    ...(updatedAt ? [texts.changed(formatDate(updatedAt))] : []),
  ];
  return (
    <>
      <span className={styles.category}>{categoryLabel(category, own)}</span>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </>
  );
};

type ButtonsProps = Pick<TemplateCardProps, 'template' | 'actor' | 'actions' | 'onUse' | 'onEdit'>;

/**
 * Shows the actions that a person may take. People with shared access can use and duplicate the template
 * (WRK-Q95).
 */
export const TemplateButtons = ({ template, actor, actions, onUse, onEdit }: ButtonsProps) => {
  const mayChange = can(actor, 'template.update', template);
  return (
    <div
      // The group's label distinguishes the buttons, which have the same names on all cards.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={texts.actionsOf(template.name || texts.untitled)}
      className={styles.buttons}
    >
      {onUse && (
        <button type="button" onClick={() => onUse(template)}>
          {texts.use}
        </button>
      )}
      {mayChange && (
        <>
          <button type="button" onClick={onEdit}>
            {texts.edit}
          </button>
          <button type="button" onClick={() => actions.askToShare(template)}>
            {texts.share}
          </button>
        </>
      )}
      <button type="button" onClick={() => actions.duplicate(template)}>
        {texts.duplicate}
      </button>
      {can(actor, 'template.delete', template) && (
        <button type="button" className={styles.danger} onClick={() => actions.askToDelete(template)}>
          {texts.delete}
        </button>
      )}
    </div>
  );
};

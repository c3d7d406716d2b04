import { useEffect, useRef } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import frame from '@/shared/lists/list-frame.module.css';
import { FilterChip, SearchBox } from '@/shared/lists/list-parts';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { ShareDialog } from '@/shared/people/share-dialog';
import type { Content } from '@/shared/rich-text/content-field';
import { fillPlaceholders, placeholderValues } from '@/shared/rich-text/placeholders';
import { RichText } from '@/shared/rich-text/rich-text';
import { labelOfKey } from '@/shared/settings/own-category';
import { useSettings } from '@/shared/settings/settings';
import { keptInTrash } from '@/shared/trash/texts';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { Columns } from '@/shared/ui/layout/columns';
import { Row } from '@/shared/ui/layout/row';
import { Stack } from '@/shared/ui/layout/stack';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { can, isForAll } from './policy';
import { templateOwners } from './choices';
import { inView, maxTemplates, templateParameters } from './queries';
import type { Template } from './schema';
import { TemplateButtons, TemplateCard, TemplateFacts } from './template-card';
import { TemplateForm } from './template-form';
import styles from './templates.module.css';
import { categoryOptions, ownerLabels, templateTexts as texts } from './texts';
import { type TemplateActions, useTemplateActions } from './use-template-actions';
import { useTemplates } from './use-templates';

/** The initial content of a note created from a template. */
export interface TemplateUse extends Content {
  readonly templateId: string;
}

interface TemplateListProps {
  readonly actor: Actor;
  /**
   * Creates a note with a template's text and its placeholders filled in. Without it, templates have no
   * button for that.
   */
  readonly onUse?: (use: TemplateUse) => void;
}

/** Shows the list of note templates, one template, or its form, depending on the URL (WRK-390 to WRK-411). */
export const TemplateList = ({ actor, onUse }: TemplateListProps) => {
  const { state, change } = useAddressState(templateParameters);
  const { live, retry, stored, all } = useTemplates(actor);
  const { settings } = useSettings(actor);
  const actions = useTemplateActions(actor);
  const searchBox = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const own = settings?.templateCategories ?? {};
  const { open, mode } = state;
  const viewKey = `${open}/${mode}`;
  const shownViewKey = useRef(viewKey);

  // The pressed button was removed, so focus what replaced it.
  useEffect(() => {
    if (shownViewKey.current === viewKey) return;
    shownViewKey.current = viewKey;
    root.current?.focus({ preventScroll: true });
  }, [viewKey]);

  const use =
    onUse &&
    (({ id, content, contentType }: WithId<Template>) =>
      onUse({
        templateId: id,
        content: fillPlaceholders(content, contentType, placeholderValues({ author: actor.displayName })),
        contentType,
      }));
  const toList = () => change({ open: '', mode: 'read' });
  const edit = ({ id }: WithId<Template>) => change({ open: id, mode: 'edit' });

  const content = () => {
    if (open === 'new') return <TemplateForm actor={actor} template={undefined} onDone={toList} />;
    const template = all.find(({ id }) => id === open);
    if (open === '')
      return (
        <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.failed}>
          {(_, { fromServer }) => list(fromServer)}
        </LiveView>
      );
    return (
      <>
        <Button variant="quiet" small onClick={toList}>
          {texts.back}
        </Button>
        <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.failed}>
          {(_, { fromServer }) =>
            template ? (
              <Opened
                key={template.id}
                {...{ template, actor, own, actions, mode }}
                onUse={use}
                onEdit={() => edit(template)}
                onDone={toList}
              />
            ) : (
              fromServer && <p>{texts.missing}</p>
            )
          }
        </LiveView>
      </>
    );
  };

  const list = (fromServer: boolean) => {
    const shown = inView(all, state, actor);
    const clear = () => change({ search: '', category: '', owner: 'all' });
    return (
      <>
        {all.length >= maxTemplates && (
          <Notice tone="info">
            <p>{texts.tooMany(maxTemplates)}</p>
          </Notice>
        )}
        {stored?.invalid.map(({ id }) => (
          <p key={id}>{texts.unreadable}</p>
        ))}
        {shown.length > 0 && (
          <Columns as="ul" width="cards" gap={3} className={styles.cards} aria-label={texts.list}>
            {shown.map((template) => (
              <TemplateCard
                key={template.id}
                {...{ template, actor, own, actions }}
                onUse={use}
                onOpen={() => change({ open: template.id, mode: 'read' })}
                onEdit={() => edit(template)}
              />
            ))}
          </Columns>
        )}
        {shown.length === 0 && fromServer && (
          <Stack align="start" className={styles.empty}>
            <p>{all.length === 0 ? texts.none : texts.noMatch}</p>
            {all.length > 0 && (
              <Button variant="quiet" small onClick={clear}>
                {texts.clear}
              </Button>
            )}
          </Stack>
        )}
        <output className={styles.count}>{shown.length > 0 && texts.count(shown.length)}</output>
      </>
    );
  };

  return (
    <div ref={root} tabIndex={-1} className={styles.templates}>
      {open === '' && (
        <div className={frame.tools}>
          <SearchBox
            label={texts.search}
            value={state.search}
            onType={(search) => change({ search })}
            box={searchBox}
          />
          <FilterChip
            label={texts.category}
            value={state.category}
            options={[{ value: '', label: texts.allCategories }, ...categoriesOf(all, own)]}
            onChoose={(category) => change({ category })}
            clearLabel={texts.clearCategory}
          />
          {isForAll(actor) && (
            <FilterChip
              label={texts.owner}
              value={state.owner}
              options={templateOwners.map((value) => ({ value, label: ownerLabels[value] }))}
              onChoose={(owner) => change({ owner })}
              clearLabel={texts.clearOwner}
            />
          )}
          <div className={`${frame.end} ${styles.create}`}>
            <Button small onClick={() => change({ open: 'new', mode: 'edit' })}>
              {texts.create}
            </Button>
          </div>
        </div>
      )}
      {content()}
      <ActionDialogs actor={actor} actions={actions} onDeleted={toList} />
    </div>
  );
};

/**
 * Returns the categories to filter by: all selectable ones, and colleagues' categories that templates use.
 */
function categoriesOf(all: readonly Template[], own: Readonly<Record<string, string>>) {
  const known = categoryOptions(own);
  const foreign = [...new Set(all.map(({ category }) => category))].filter(
    (key) => !known.some(({ value }) => value === key),
  );
  return [...known, ...foreign.map((value) => ({ value, label: labelOfKey(value) }))];
}

interface OpenedProps {
  readonly template: WithId<Template>;
  readonly actor: Actor;
  readonly own: Readonly<Record<string, string>>;
  readonly actions: TemplateActions;
  readonly mode: 'read' | 'edit';
  readonly onUse: ((template: WithId<Template>) => void) | undefined;
  readonly onEdit: () => void;
  readonly onDone: () => void;
}

/** Shows one template, or its form to people who may change it. */
const Opened = ({ template, actor, own, actions, mode, onUse, onEdit, onDone }: OpenedProps) =>
  mode === 'edit' && can(actor, 'template.update', template) ? (
    <TemplateForm actor={actor} template={template} onDone={onDone} />
  ) : (
    <Stack as="article" className={styles.opened}>
      <h2 dir="auto">{template.name || texts.untitled}</h2>
      <Row as="p" gap={3} className={styles.facts}>
        <TemplateFacts template={template} actor={actor} own={own} />
      </Row>
      <TemplateButtons {...{ template, actor, actions, onUse, onEdit }} />
      <RichText content={template.content} contentType={template.contentType} />
    </Stack>
  );

interface ActionDialogsProps {
  readonly actor: Actor;
  readonly actions: TemplateActions;
  readonly onDeleted: () => void;
}

const ActionDialogs = ({ actor, actions, onDeleted }: ActionDialogsProps) => {
  const { sharing, deletion } = actions;
  return (
    <>
      <ShareDialog
        open={sharing !== undefined}
        title={texts.shareTitle}
        name={sharing?.name || texts.untitled}
        actor={actor}
        {...(sharing && { owner: sharing.createdBy })}
        sharedWith={sharing?.sharedWith ?? []}
        onShare={(people) =>
          sharing &&
          actions.share(
            sharing,
            people.map(({ uid }) => uid),
          )
        }
        onClose={actions.cancel}
      />
      <ConfirmDialog
        open={deletion !== undefined}
        title={texts.deleteTitle}
        texts={[texts.deleteQuestion, keptInTrash]}
        confirmLabel={texts.delete}
        onConfirm={async () => {
          if (!deletion) return;
          await actions.remove(deletion);
          onDeleted();
        }}
        onClose={actions.cancel}
      />
    </>
  );
};

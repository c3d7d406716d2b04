import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { useField } from '@/shared/forms/fields/field-frame';
import { useChangedValue } from '@/shared/forms/fields/use-changed-value';
import forms from '@/shared/forms/forms.module.css';
import { SubmitButton } from '@/shared/forms/submit-button';
import { SaveState } from '@/shared/saving/shown/save-state';
import { showMessage } from '@/shared/ui/workspace/messages';
import * as z from 'zod/mini';
import { type ProposalContent, readProposalContent } from '../content/proposal-content';
import { saveContent } from './changes';
import { drafts } from './collections';
import { parsedContent } from './content-changes';
import { problemsOf, sectionsOfDraft } from './content-schemas';
import styles from './management.module.css';
import type { ProposalDraft } from './schema';
import { SchemaField } from './schema-field';
import { proposalTexts as texts } from './texts';

/** Shows a content as its readers will see it. */
export type ContentPreview = ComponentType<{ readonly content: ProposalContent }>;

interface ContentEditorProps {
  readonly actor: Actor;
  readonly draft: WithId<ProposalDraft>;
  readonly Preview: ContentPreview;
}

const formSchema = z.object({ content: z.string().check(z.maxLength(400_000)) });

const textAt = (content: Readonly<Record<string, unknown>>, ...names: readonly string[]): string => {
  const found = names
    .map((name) => content[name])
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim().slice(0, 200) : '';
};

/** Edits a content section by section, with what its readers will see beside it; an unfinished one can be saved. */
export const ContentEditor = ({ actor, draft, Preview }: ContentEditorProps) => {
  const submit = async (
    { content }: z.output<typeof formSchema>,
    meta: { readonly initial: typeof draft },
  ) => {
    const parsed = parsedContent(content);
    const { tried } = saveContent(
      { ...draft, ...meta.initial },
      {
        content,
        title: textAt(parsed, 'presentationTitle', 'proposalTitle') || draft.title,
        clientName: textAt(parsed, 'clientName') || draft.clientName,
        clientEmail: textAt(parsed, 'clientEmail') || draft.clientEmail,
      },
      actor,
    );
    const outcome = await tried;
    if (outcome.state === 'refused') return { tone: 'error' as const, message: texts.notSaved };
    if (outcome.state === 'saved') showMessage('success', texts.saved);
    return { tone: 'success' as const };
  };

  return (
    <EditorForm
      schema={formSchema}
      initial={draft}
      onSubmit={submit}
      label={texts.contentLabel}
      unsaved={texts.unsaved}
      draft={{ uid: actor.uid, record: `proposalDrafts/${draft.id}`, form: 'content' }}
      saveState={<SaveState collection={drafts} id={draft.id} />}
    >
      <ContentFields kind={draft.kind} Preview={Preview} />
    </EditorForm>
  );
};

const ContentFields = ({
  kind,
  Preview,
}: Pick<ContentEditorProps, 'Preview'> & Pick<ProposalDraft, 'kind'>) => {
  const field = useField({ name: 'content' });
  const stored = typeof field.initial === 'string' ? field.initial : '';
  const [source, setSource] = useState(field.resets);
  const [json, setJson] = useState(stored);
  const [sectionId, setSectionId] = useState('');
  const input = useChangedValue(json);
  if (source !== field.resets) {
    setSource(field.resets);
    setJson(stored);
  }

  const content = parsedContent(json);
  const sections = sectionsOfDraft(kind, content);
  const section = sections.find(({ id }) => id === sectionId) ?? sections[0];
  const problems = problemsOf(kind, content);
  const shown = readProposalContent(json);
  const [last, setLast] = useState(shown);
  if (shown && JSON.stringify(shown) !== JSON.stringify(last)) setLast(shown);

  const change = (value: unknown) => {
    if (section === undefined) return;
    const [name, place] = section.path;
    if (name === undefined) setJson(JSON.stringify({ ...content, ...(value as object) }));
    else if (place === undefined) setJson(JSON.stringify({ ...content, [name]: value }));
    else
      setJson(
        JSON.stringify({
          ...content,
          [name]: (content[name] as readonly unknown[]).with(Number(place), value),
        }),
      );
  };
  const valueOf = ([name, place]: readonly (string | number)[]): unknown => {
    if (name === undefined) return content;
    const value = content[name];
    return place === undefined ? value : (value as readonly unknown[])[Number(place)];
  };

  return (
    <div className={styles.editor}>
      <div className={styles.fields}>
        <input ref={input} type="hidden" name={field.name} value={json} />
        <div className={`${forms.field} ${styles.sections}`}>
          <label className={forms.label} htmlFor={`${field.id}-section`}>
            {texts.sections}
          </label>
          <select
            id={`${field.id}-section`}
            className={forms.control}
            value={section?.id}
            onChange={({ target }) => setSectionId(target.value)}
          >
            {sections.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {section && (
          <SchemaField
            key={section.id}
            schema={section.schema}
            label={section.label}
            value={valueOf(section.path)}
            path={section.path.join('.')}
            problems={problems}
            onChange={change}
          />
        )}
        {problems.size > 0 && <p className={styles.note}>{texts.incomplete}</p>}
        <div>
          <SubmitButton savingLabel={texts.saving}>{texts.save}</SubmitButton>
        </div>
      </div>
      {kind !== 'index' && (
        <section aria-label={texts.preview}>
          {shown === undefined && (
            <p className={styles.note}>{last ? texts.previewOld : texts.previewNone}</p>
          )}
          {last && (
            <SmallWindow shown={section && shownSection(section.path, last)}>
              <Preview content={last} />
            </SmallWindow>
          )}
        </section>
      )}
    </div>
  );
};

/** Where on the page the part is that is being edited: the id of its section. */
function shownSection([name, place]: readonly (string | number)[], content: ProposalContent): string {
  if (content.kind === 'deck') return content.slides[Number(place)]?.id ?? '';
  if (name === 'stakeholders' || name === 'reasons') return 'information';
  return name === 'details' ? 'packages' : String(name ?? 'hero');
}

interface SmallWindowProps {
  /** The section that comes into sight when it becomes another. */
  readonly shown: string | undefined;
  readonly children: ReactNode;
}

/** A page as it is laid out in the whole window, made small. It is for looking: nothing in it takes the focus or a press. */
const SmallWindow = ({ shown, children }: SmallWindowProps) => {
  const box = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      if (page.current && box.current)
        page.current.style.zoom = String(Math.min(1, box.current.clientWidth / window.innerWidth));
    };
    const resized = new ResizeObserver(fit);
    if (box.current) resized.observe(box.current);
    return () => resized.disconnect();
  }, []);
  useEffect(() => {
    const target = box.current?.querySelector(`[data-section="${CSS.escape(shown ?? '')}"]`);
    if (box.current && target)
      box.current.scrollTop += target.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
  }, [shown]);
  return (
    <div ref={box} className={styles.preview} inert>
      <div ref={page}>{children}</div>
    </div>
  );
};

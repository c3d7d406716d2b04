import { type RefObject, useRef } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import * as z from 'zod/mini';
import { saveContent } from '@/features/proposals/changes';
import { drafts } from '@/features/proposals/collections';
import { parsedContent } from '../content-changes';
import type { ProposalDraft } from '@/features/proposals/schema';
import { ContentFields } from './fields/content-fields';
import type { ContentPreview } from './preview/content-preview';
import type { EditorHandle } from './editor-handle';
import { editorTexts as texts } from './texts';
import type { RequestedSection } from './use-content-edits';

interface ContentEditorProps {
  readonly actor: Actor;
  readonly draft: WithId<ProposalDraft>;
  readonly Preview: ContentPreview;
  /** The number of attempts to publish incomplete content. Each one focuses the first incomplete field. */
  readonly publishAttempts: number;
  readonly handle: RefObject<EditorHandle | null>;
  /** The section that the URL asks for. */
  readonly requested?: RequestedSection | undefined;
  /** Called if the server rejects the content. */
  readonly onRefused: () => void;
}

const formSchema = z.object({ content: z.string().check(z.maxLength(400_000)) });

const textAt = (content: Readonly<Record<string, unknown>>, ...names: readonly string[]): string => {
  const found = names
    .map((name) => content[name])
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim().slice(0, 200) : '';
};

/** Edits the content section by section. Saves automatically, even if it is unfinished. */
export const ContentEditor = ({
  actor,
  draft,
  Preview,
  publishAttempts,
  handle,
  requested,
  onRefused,
}: ContentEditorProps) => {
  const saveFromForm = useSaveFromForm(draft.id);
  /** The last saved content since the fields were filled. It is the base of the next change. */
  const lastSaved = useRef<string>(undefined);

  const submit = async (
    { content }: z.output<typeof formSchema>,
    meta: { readonly initial: typeof draft },
  ) => {
    const parsed = parsedContent(content);
    const base = { ...draft, ...meta.initial };
    const change = () =>
      saveContent(
        { ...base, content: lastSaved.current ?? base.content },
        {
          content,
          title: textAt(parsed, 'presentationTitle', 'proposalTitle') || draft.title,
          clientName: textAt(parsed, 'clientName') || draft.clientName,
          clientEmail: textAt(parsed, 'clientEmail') || draft.clientEmail,
        },
        actor,
      );
    const outcome = await formOutcome(
      () => saveFromForm(change),
      { failed: texts.notSaved },
      { onConflict: 'success', hasSaveState: true },
    );
    if (outcome.tone === 'error') onRefused();
    else lastSaved.current = content;
    return outcome;
  };

  return (
    <>
      <SaveState collection={drafts} id={draft.id} />
      <EditorForm
        schema={formSchema}
        initial={draft}
        onSubmit={submit}
        label={texts.contentLabel}
        unsaved={texts.unsaved}
        draft={{ uid: actor.uid, record: `proposalDrafts/${draft.id}`, form: 'content' }}
      >
        <ContentFields
          kind={draft.kind}
          slug={draft.id}
          saved={draft.content}
          Preview={Preview}
          publishAttempts={publishAttempts}
          handle={handle}
          requested={requested}
          onFilled={() => {
            lastSaved.current = undefined;
          }}
        />
      </EditorForm>
    </>
  );
};

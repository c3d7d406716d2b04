import { fireEvent, render } from '@testing-library/react';
import * as z from 'zod/mini';
import { Form } from '@/shared/forms/form';
import { Messages } from '@/shared/ui/workspace/messages/messages';
import type { ProposalKind } from '@/features/proposals/schema';
import { ContentFields } from './fields/content-fields';

const schema = z.object({ content: z.string() });

/**
 * Renders the fields of a content without saving. The returned `content` function reads their current values.
 */
export function openFields(kind: ProposalKind, content: unknown) {
  const json = JSON.stringify(content);
  const shown = (publishAttempts: number) => (
    <>
      <Form
        schema={schema}
        label="Content"
        initial={{ content: json }}
        onSubmit={async () => ({ tone: 'success', keepValues: true })}
      >
        <ContentFields
          kind={kind}
          slug="ark"
          saved={json}
          Preview={() => null}
          publishAttempts={publishAttempts}
          handle={{ current: null }}
          onFilled={() => {}}
        />
      </Form>
      <Messages />
    </>
  );
  const { rerender, container } = render(shown(0));
  const input = container.querySelector<HTMLInputElement>('input[name="content"]');
  return {
    container,
    content: (): unknown => JSON.parse(input?.value ?? ''),
    /** Simulates an attempt to publish incomplete content. */
    tryToPublish: () => rerender(shown(1)),
  };
}

/** Sets a control's whole value at once, like pasting. */
export const enter = (control: Element, value: string) => fireEvent.change(control, { target: { value } });

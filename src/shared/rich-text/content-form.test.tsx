import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { EditorForm } from '@/shared/forms/editor/editor-form';
import { renderInRouter } from '@/testing/render-in-router';
import { ContentField } from './content-field';
import type { PlaceholderValues } from './placeholders';
import { hasContent } from './stored-content';
import { type ContentTemplate, TemplatedContentField } from './templated-content-field';

const schema = z.object({
  content: z.string().check(z.refine((content) => hasContent(content), 'Please enter note content')),
  contentType: z.string(),
});
const initial = { content: '', contentType: 'plain' };

function show(
  field: React.ReactNode,
  onSubmit = vi.fn(async () => ({ tone: 'success', keepValues: false }) as const),
) {
  renderInRouter(
    <EditorForm
      schema={schema}
      initial={initial}
      label="Note"
      unsaved="The note is not saved."
      draft={{ uid: 'mia', record: 'notes/new', form: 'note' }}
      onSubmit={onSubmit}
    >
      {field}
      <button type="submit">Add Note</button>
    </EditorForm>,
  );
  // The form leaves a draft of unsaved text.
  onTestFinished(() => localStorage.clear());
  return { user: userEvent.setup(), onSubmit };
}

const text = () => screen.getByRole('textbox', { name: 'Content' });

describe('A form that starts the next record after saving', () => {
  it('shows no error for its emptied text until the next submission', async () => {
    const { user, onSubmit } = show(<ContentField label="Content" />);
    await user.type(text(), 'She called.');
    await user.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(text()).toHaveValue(''));
    // The validation of a changed field is asynchronous.
    await act(async () => {});
    await act(async () => {});
    expect(screen.queryByText('Please enter note content')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText('Please enter note content')).toBeVisible();
  });
});

describe('A template', () => {
  const greeting: ContentTemplate = {
    id: 'greeting',
    name: 'Greeting',
    content: 'Dear {{contact.firstName}}, from {{author}}.',
    contentType: 'plain',
  };
  const nobody = (): PlaceholderValues => ({ author: 'Mia' });
  const amara = (): PlaceholderValues => ({ author: 'Mia', 'contact.firstName': 'Amara' });
  const priya = (): PlaceholderValues => ({ author: 'Mia', 'contact.firstName': 'Priya' });

  /** Renders the field with buttons that choose the contact. */
  const Templated = () => {
    const [placeholders, setPlaceholders] = useState(() => nobody);
    return (
      <>
        <TemplatedContentField label="Content" templates={[greeting]} placeholders={placeholders} />
        <button type="button" onClick={() => setPlaceholders(() => amara)}>
          Amara
        </button>
        <button type="button" onClick={() => setPlaceholders(() => priya)}>
          Priya
        </button>
      </>
    );
  };
  const unfilled =
    'Still to fill in: {{contact.firstName}}. Choose a contact, or write over it before you save.';

  it('is filled when the contact is chosen, and names open placeholders until then', async () => {
    const { user } = show(<Templated />);
    await user.selectOptions(screen.getByLabelText('Template'), 'Greeting');
    expect(text()).toHaveValue('Dear {{contact.firstName}}, from Mia.');
    expect(screen.getByText(unfilled)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Amara' }));
    expect(text()).toHaveValue('Dear Amara, from Mia.');
    expect(screen.queryByText(unfilled)).toBeNull();
    // An unchanged text follows the chosen contact.
    await user.click(screen.getByRole('button', { name: 'Priya' }));
    expect(text()).toHaveValue('Dear Priya, from Mia.');
  });

  it('keeps what the person wrote in it when the contact is chosen', async () => {
    const { user } = show(<Templated />);
    await user.selectOptions(screen.getByLabelText('Template'), 'Greeting');
    await user.type(text(), ' See you soon.');
    await user.click(screen.getByRole('button', { name: 'Amara' }));
    expect(text()).toHaveValue('Dear Amara, from Mia. See you soon.');
  });

  it('does not name a placeholder that the person replaced', async () => {
    const { user } = show(<Templated />);
    await user.selectOptions(screen.getByLabelText('Template'), 'Greeting');
    await user.clear(text());
    await user.type(text(), 'Dear all');
    expect(screen.queryByText(unfilled)).toBeNull();
  });
});

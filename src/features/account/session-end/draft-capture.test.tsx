import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { captureDraft } from './draft-capture';

let typing: ReturnType<typeof captureDraft>;
beforeEach(() => {
  typing = captureDraft(document);
});
afterEach(() => typing.stop());

const open = (fields: ReactNode) => {
  render(<main>{fields}</main>);
  return userEvent.setup();
};

const Controlled = () => {
  const [text, setText] = useState('Call Priya');
  return (
    <input aria-label="Task" type="text" value={text} onChange={({ target }) => setText(target.value)} />
  );
};

describe('what a person has typed', () => {
  it('is each field whose text is another than they found, under its label', async () => {
    const user = open(
      <>
        <label>
          Bio <textarea defaultValue="Works with choirs." />
        </label>
        <Controlled />
        <input aria-label="Untouched" defaultValue="Stays" />
        <input placeholder="Phone" type="tel" />
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Bio' }), '\nAnd orchestras.');
    await user.type(screen.getByRole('textbox', { name: 'Task' }), ' on Monday');
    await user.click(screen.getByRole('textbox', { name: 'Untouched' }));
    await user.type(screen.getByPlaceholderText('Phone'), '416 555 0100');
    expect(typing.typed()).toEqual([
      { label: 'Bio', text: 'Works with choirs.\nAnd orchestras.' },
      { label: 'Task', text: 'Call Priya on Monday' },
      { label: 'Phone', text: '416 555 0100' },
    ]);
  });

  it('is what stands in an editor, too', async () => {
    const user = open(
      // An editor is what a library makes of such an element.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div role="textbox" aria-label="Note" tabIndex={0} contentEditable suppressContentEditableWarning />,
    );
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Ask about the gala');
    expect(typing.typed()).toEqual([{ label: 'Note', text: 'Ask about the gala' }]);
  });

  it('is no password, no search, nothing emptied or put back, and nothing that left the screen', async () => {
    const user = open(
      <>
        <input aria-label="Password" type="password" />
        <input aria-label="Shown password" type="text" autoComplete="new-password" />
        <input aria-label="Search" type="search" />
        <input aria-label="Emptied" defaultValue="x" />
        <input aria-label="Put back" defaultValue="x" />
      </>,
    );
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.type(screen.getByLabelText('Shown password'), 'secret');
    await user.type(screen.getByLabelText('Search'), 'choirs');
    await user.clear(screen.getByLabelText('Emptied'));
    await user.type(screen.getByLabelText('Put back'), 'y{Backspace}');
    expect(typing.typed()).toEqual([]);
  });

  it('is nothing of an editor that keeps a draft by itself', async () => {
    const user = open(
      <div data-keeps-draft="">
        <input aria-label="Title" />
      </div>,
    );
    await user.type(screen.getByLabelText('Title'), 'Gala');
    expect(typing.typed()).toEqual([]);
  });

  it('is nothing of the frame around the screen, which stays', async () => {
    render(
      <footer>
        <input aria-label="Newsletter" />
      </footer>,
    );
    await userEvent.type(screen.getByLabelText('Newsletter'), 'mia@acf.example');
    expect(typing.typed()).toEqual([]);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TagsField } from './tags-field';
import { open, said } from './fields.fixture';

describe('TagsField', () => {
  const box = () => screen.getByRole('textbox', { name: 'Tags' });
  const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('adds each tag once on Enter, comma, paste and blur, and announces it', async () => {
    const { user, send, save } = open(<TagsField name="tags" label="Tags" />);
    expect(await save()).toEqual({ tags: [] });
    await user.type(box(), 'arts{Enter}');
    expect(said('arts added')).toBe(true);
    await user.type(box(), 'food bank,');
    await user.type(box(), 'ARTS{Enter}');
    expect(said('ARTS is there already')).toBe(true);
    await user.paste('gala, choir\nchoir');
    expect(said('gala, choir added')).toBe(true);
    await user.type(box(), 'grants');
    expect(send).toHaveBeenCalledTimes(1);
    expect(await save()).toEqual({ tags: ['arts', 'food bank', 'gala', 'choir', 'grants'] });
  });

  it('removes tags on Backspace or by their button, and moves the focus to the next', async () => {
    const { user, save } = open(<TagsField name="tags" label="Tags" />, z.any(), {
      initial: { tags: ['arts', 'gala', 'choir'] },
    });
    expect(tags()).toEqual(['arts', 'gala', 'choir']);
    await user.click(screen.getByRole('button', { name: 'Remove arts' }));
    expect(said('arts removed')).toBe(true);
    expect(screen.getByRole('button', { name: 'Remove gala' })).toHaveFocus();
    await user.keyboard('{Tab}{Enter}');
    expect(said('choir removed')).toBe(true);
    expect(box()).toHaveFocus();
    await user.type(box(), 'x{Backspace}{Backspace}');
    expect(tags()).toEqual([]);
    expect(await save()).toEqual({ tags: [] });
  });

  it('takes the focus and shows the error when the list or a tag is refused', async () => {
    const schema = z.object({ tags: z.array(z.string().max(5, 'Keep tags short.')).min(1, 'Add a tag.') });
    const { user, pressSave } = open(<TagsField name="tags" label="Tags" />, schema);
    await pressSave();
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveAccessibleDescription('Add a tag.');
    await user.keyboard('orchestras{Enter}');
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Keep tags short.'));
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { SearchBox } from './list-parts';

const Tools = () => {
  const [text, setText] = useState('');
  return <SearchBox label="Search people" value={text} onType={setText} box={createRef()} />;
};

it('SearchBox accepts 200 characters of a pasted text', covers('ATT-023'), async () => {
  const person = userEvent.setup();
  render(<Tools />);
  const box = screen.getByRole('searchbox', { name: 'Search people' });
  await person.click(box);
  await person.paste('a'.repeat(300));
  expect(box).toHaveValue('a'.repeat(200));
});

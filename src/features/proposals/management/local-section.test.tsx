import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ada } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { LocalSection } from './local-section';

const put = (slug: string, record: object) =>
  localStorage.setItem(`acf.proposals.static.bySlug.${slug}`, JSON.stringify(record));
const show = (taken: readonly string[] = []) =>
  render(<LocalSection actor={ada} taken={taken} onMade={() => {}} />);

afterEach(() => {
  localStorage.clear();
});

it('lists for administrators what their browser keeps, and leaves the code out', covers('WRK-574'), () => {
  put('river-house', { title: 'A first month', clientName: 'River House', accessCode: 'NEVER-SHOWN-1' });
  put('ark', { title: 'An ark' });
  show(['ark']);
  const card = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
  const [ark, house] = [card('An ark'), card('A first month')];
  const open = within(house).getByRole('link', { name: /^Open A first month/ });
  expect(open).toHaveAttribute('href', '/proposals/river-house');
  expect(open).toHaveAttribute('target', '_blank');
  expect(house).toHaveTextContent('River House');
  expect(house).not.toHaveTextContent('NEVER-SHOWN-1');
  expect(within(ark).queryByRole('button')).toBeNull();
  expect(ark).toHaveTextContent('Another page has this address');
});

it('is not there where the browser keeps none', () => {
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});

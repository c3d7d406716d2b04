import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { setSaving } from '@/shared/saving/current';
import { Desk } from '@/shared/saving/model.fixture';
import { covers } from '@/testing/covers';
import { LocalSection } from './local-section';

const ada: Actor = {
  uid: 'ada',
  email: 'ada@acf.example',
  displayName: 'Ada Lindqvist',
  photoURL: '',
  role: 'admin',
  status: 'active',
};
const put = (slug: string, record: object) =>
  localStorage.setItem(`acf.proposals.static.bySlug.${slug}`, JSON.stringify(record));
const onMade = vi.fn();
const show = (taken: readonly string[] = []) =>
  render(<LocalSection actor={ada} taken={taken} onMade={onMade} />);

afterEach(() => {
  localStorage.clear();
  onMade.mockClear();
});

it("LocalSection lists the browser's local proposals without their codes", covers('WRK-574'), () => {
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

it('LocalSection is empty if the browser has no local proposals', () => {
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});

it.each([
  ['made', false],
  ['refused with its reason', true],
])('A presentation of a local proposal is %s', async (_, isRefused) => {
  const desk = new Desk();
  desk.database.refuses = () => isRefused;
  const saving = desk.tab({ derivers: {}, mergers: {} });
  setSaving(saving);
  onTestFinished(() => {
    setSaving(undefined);
    saving.close();
  });
  put('river-house', { title: 'A first month', clientName: 'River House' });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Make a presentation of it' }));
  if (isRefused) {
    expect(await screen.findByText(/^No presentation was made\./)).toBeVisible();
    expect(onMade).not.toHaveBeenCalled();
  } else {
    await vi.waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith('river-house'));
    expect(screen.queryByText(/^No presentation was made\./)).toBeNull();
  }
});

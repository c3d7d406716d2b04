import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The module reads once per page load, so each test loads it again.
const open = async () => {
  vi.resetModules();
  vi.doMock('@/shared/firebase/project', () => ({ project: { projectId: 'demo-acf', apiKey: 'key' } }));
  const { useSiteFacts, showSiteFacts } = await import('./use-site-facts');
  const Phone = () => <p>{useSiteFacts().phone ?? 'no phone'}</p>;
  const Email = () => <p>{useSiteFacts().email ?? 'no email'}</p>;
  render(
    <>
      <Phone />
      <Email />
    </>,
  );
  return { showSiteFacts };
};

const stored = (fields: object) => Response.json([{ found: { name: 'site/facts', fields } }]);

let answer: (response: Response) => void;
let fail: (error: Error) => void;
let ask: ReturnType<typeof vi.fn>;

beforeEach(() => {
  ask = vi.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.doUnmock('@/shared/firebase/project');
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('useSiteFacts returns the facts of the build first, then the stored ones, read once', async () => {
  await open();
  expect(screen.getByText('hello@acf.example')).toBeVisible();
  await act(async () =>
    answer(stored({ phone: { stringValue: '+1 416 555 0164' }, email: { integerValue: '5' } })),
  );
  expect(screen.getByText('+1 416 555 0164')).toBeVisible();
  // A field of the wrong type counts as unset.
  expect(screen.getByText('no email')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('useSiteFacts keeps the facts of the build if there is no document', async () => {
  await open();
  await act(async () => answer(Response.json([{ missing: 'site/facts' }])));
  expect(screen.getByText('hello@acf.example')).toBeVisible();
});

it('useSiteFacts keeps the facts of the build if the database does not respond', async () => {
  await open();
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(screen.getByText('hello@acf.example')).toBeVisible();
});

it('useSiteFacts returns facts at once that were saved on this page', async () => {
  const { showSiteFacts } = await open();
  act(() => showSiteFacts({ phone: '555', socialLinks: [], meditationLinks: [], certificates: [] }));
  expect(screen.getByText('555')).toBeVisible();
});

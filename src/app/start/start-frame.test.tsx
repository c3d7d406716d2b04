import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Loading, LoadingView } from '@/shared/ui/feedback/loading';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { replaceStartFrame } from './start-frame';

const element = () => document.getElementById('root') ?? expect.fail('The document has no root.');
const frame = () => document.getElementById('start');

/** Renders and lets observers run. */
const show = async (content: ReactNode) => {
  render(content, { container: element() });
  await Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="start"><p>Loading…</p></div>';
  replaceStartFrame(element());
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('the static frame of a document', () => {
  it('stays over loading texts that stand for the page, and goes with the first content', async () => {
    expect(frame()).not.toBeNull();
    await show(<Loading ofPage />);
    expect(frame()).not.toBeNull();
    await show(<LoadingView />);
    expect(frame()).not.toBeNull();
    await show(<h1>Contacts</h1>);
    expect(frame()).toBeNull();
  });

  it('goes when a loading text is joined by a message that it would cover', async () => {
    await show(<Loading ofPage />);
    await show(
      <>
        <Loading />
        <p>This takes longer than usual.</p>
      </>,
    );
    expect(frame()).toBeNull();
  });

  it('goes with content whose own parts still load', async () => {
    await show(
      <main>
        <Loading />
      </main>,
    );
    expect(frame()).toBeNull();
  });
});

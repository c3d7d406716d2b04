import { blogBodies } from 'virtual:blog-bodies';
import { blogPosts } from 'virtual:blog-posts';
import { act, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PostBody } from './post-body';

const [first, second] = blogPosts.map(({ id }) => id);
if (first === undefined || second === undefined) throw new Error('There are no two posts.');

/** The text of a post as the browser gives it back, which writes some characters in another way. */
function bodyOf(id: string): string {
  const element = document.createElement('div');
  element.innerHTML = blogBodies[id] ?? '';
  return element.innerHTML;
}

/** What the build writes: rendered where the code takes itself for the server's. */
async function serverHtml(): Promise<string> {
  vi.stubEnv('SSR', true);
  const { prelude } = await prerender(<PostBody id={first ?? ''} />);
  const html = await new Response(prelude).text();
  vi.unstubAllEnvs();
  return html;
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

describe('PostBody', () => {
  it('is written by the server, a paragraph for each part between blank lines [PUB-287]', async () => {
    const html = await serverHtml();
    expect(html).toContain(blogBodies[first]);
    expect(html.match(/<p>/g)?.length).toBeGreaterThan(3);
  });

  it('leaves in place what the server wrote, without a difference, and keeps it when drawn again', async () => {
    const container = document.createElement('div');
    container.innerHTML = await serverHtml();
    const paragraph = container.querySelector('p');
    const complain = vi.fn<() => void>();
    await act(async () => {
      root = hydrateRoot(container, <PostBody id={first} />, { onRecoverableError: complain });
    });
    await act(async () => root?.render(<PostBody id={first} />));
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.firstElementChild?.innerHTML).toBe(bodyOf(first));
    expect(complain).not.toHaveBeenCalled();
  });

  it('shows another post in the place of an adopted one when it has another key', async () => {
    const container = document.createElement('div');
    container.innerHTML = await serverHtml();
    await act(async () => {
      root = hydrateRoot(container, <PostBody key={first} id={first} />);
    });
    await act(async () => root?.render(<PostBody key={second} id={second} />));
    expect(container.firstElementChild?.innerHTML).toBe(bodyOf(second));
  });

  it('fetches the text where the page was reached from inside the site', async () => {
    const { container } = await act(async () => render(<PostBody id={second} />));
    expect(container.firstElementChild?.innerHTML).toBe(bodyOf(second));
  });
});

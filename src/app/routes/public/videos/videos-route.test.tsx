import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Video } from '@/content/pages/videos';
import { answerWith, linkedVideos, storedVideo } from '@/features/videos/stored-video.fixture';
import { covers } from '@/testing/covers';
import { VideosRoute } from './videos-route';

const loading = 'Loading video library...';

// The page imports this. Import it here so that it is ready under fake timers.
beforeAll(async () => {
  await import('@/features/videos/library');
});
beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/videos');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const page = (
  <BrowserRouter>
    <VideosRoute />
  </BrowserRouter>
);
const markup = () =>
  renderToString(
    <StaticRouter location="/videos">
      <VideosRoute />
    </StaticRouter>,
  );

const settle = (ms = 0) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Opens the page at a URL and waits until the library has loaded. */
async function open(address = '/videos') {
  window.history.replaceState(null, '', address);
  render(page);
  // The stored library loads only after an interaction.
  fireEvent.pointerDown(document.body);
  await settle();
  await settle();
}

const cards = () =>
  screen.queryAllByRole('article').map((card) => card.id || card.getAttribute('aria-labelledby'));
const card = (name: string) => within(screen.getByRole('article', { name }));
const count = () => screen.getAllByRole('status')[0]?.textContent;
const searchBox = () => screen.getByRole('searchbox', { name: 'Search' });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const type = (text: string) => fireEvent.input(searchBox(), { target: { value: text } });
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });

const aTalk: Video = {
  id: 'talk',
  title: 'A talk about boards',
  description: 'What a board wants to know.',
  url: 'https://youtube.acf.example/watch/talk',
  thumbnail: 'https://img.example/talk.jpg',
  duration: '1:02:03',
  category: 'commentary',
  playbooks: ['board-playbook'],
  tags: [],
  dateAdded: '2027-02-01',
};

describe('The video page before hydration', () => {
  it(
    'shows the four built-in videos with search and filters, without a loading message',
    covers('PUB-259'),
    () => {
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = markup();
      expect(screen.getAllByRole('article')).toHaveLength(4);
      expect(container).not.toHaveTextContent(loading);
      expect(count()).toBe('4 videos');
      expect(screen.getAllByText('The link to this video is on its way.')).toHaveLength(4);
      expect(screen.queryByRole('link', { name: /^Watch/ })).not.toBeInTheDocument();
      expect(screen.getByPlaceholderText('Search videos...')).toHaveAttribute('name', 'q');
      expect(screen.getByRole('search', { name: 'Find a video' })).toHaveAttribute('action', '/videos');
      container.remove();
    },
  );

  it('describes every video to search engines', () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup())?.[1] ?? '';
    const data = JSON.parse(json) as { itemListElement: { item: Record<string, unknown> }[] };
    expect(data.itemListElement).toHaveLength(4);
    expect(data.itemListElement[0]?.item).toMatchObject({
      '@type': 'VideoObject',
      name: 'Find warm donors in the records you have',
      duration: 'PT5M23S',
      thumbnailUrl: 'https://www.acf.example/videos/tutorial.svg',
    });
  });

  it('keeps what was typed before hydration instead of the search in the address', async () => {
    answerWith(linkedVideos.map(storedVideo));
    window.history.replaceState(null, '', '/videos?q=grants&category=security');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = markup();
    fireEvent.input(within(container).getByRole('searchbox'), { target: { value: 'board' } });
    render(page, { container, hydrate: true });
    await settle();
    expect(searchBox()).toHaveValue('board');
    expect(select('Category')).toHaveValue('security');
    expect(cards()).toEqual(['video-5']);
    await settle(300);
    expect(window.location.search).toBe('?q=board&category=security');
  });

  it.each([
    ['category', 'Category', 'security', '?playbook=day1-impact', '?playbook=day1-impact&category=security'],
    ['playbook', 'Playbook', 'day1-impact', '?category=security', '?category=security&playbook=day1-impact'],
  ])('keeps a %s chosen before hydration beside the filter in the address', async (...named) => {
    const [field, label, chosen, asked, kept] = named;
    answerWith(linkedVideos.map(storedVideo));
    window.history.replaceState(null, '', `/videos${asked}`);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = markup();
    const control = container.querySelector<HTMLSelectElement>(`select[name="${field}"]`);
    fireEvent.change(control as HTMLSelectElement, { target: { value: chosen } });
    render(page, { container, hydrate: true });
    await settle();
    expect(select(label)).toHaveValue(chosen);
    await settle(300);
    expect(new URLSearchParams(window.location.search).toString().split('&').toSorted()).toEqual(
      kept.slice(1).split('&').toSorted(),
    );
  });
});

describe('The video page', () => {
  it('keeps the space at the end of the text being typed', async () => {
    answerWith(linkedVideos.map(storedVideo));
    await open();
    type('board ');
    await settle(300);
    expect(searchBox()).toHaveValue('board ');
    expect(window.location.search).toBe('?q=board');
  });

  it('says that it is loading, then shows the stored videos', covers('PUB-254'), async () => {
    let deliver: (answer: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (deliver = resolve)));
    await open();
    expect(count()).toBe(loading);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    deliver(Response.json([...linkedVideos, aTalk].map((video) => ({ document: storedVideo(video) }))));
    await settle();
    expect(count()).toBe('5 videos');
    expect(cards()[0]).toBe('video-talk');
  });

  it('shows the four built-in videos if none were ever stored', covers('PUB-259'), async () => {
    answerWith([]);
    await open();
    expect(cards()).toEqual(['video-1', 'video-2', 'video-5', 'video-6']);
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
  });

  it('shows the four built-in videos and says so when the database cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await open();
    expect(count()).toBe('4 videos');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getByText(/Our library cannot be reached right now/)).toBeInTheDocument();
  });

  it('stops waiting for the database after 10 seconds', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await open();
    await settle(9_999);
    expect(count()).toBe(loading);
    await settle(1);
    expect(count()).toBe('4 videos');
    expect(screen.getByText(/cannot be reached right now/)).toBeInTheDocument();
  });

  it(
    'shows the picture, length, title, description, tags and playbooks of each video',
    covers('PUB-260', 'PUB-261', 'PUB-262', 'PUB-263', 'PUB-264'),
    async () => {
      answerWith(linkedVideos.map(storedVideo));
      await open();
      for (const video of linkedVideos) {
        const shown = card(video.title);
        expect(screen.getByRole('article', { name: video.title }).querySelector('img')).toHaveAttribute(
          'src',
          video.thumbnail,
        );
        expect(shown.getByText(video.duration)).toBeInTheDocument();
        expect(shown.getByRole('heading', { name: video.title })).toBeInTheDocument();
        expect(shown.getByText(video.description)).toBeInTheDocument();
        const tags = within(shown.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
        expect(tags.map(({ textContent }) => textContent)).toEqual(video.tags);
        expect(shown.getAllByRole('link')).toHaveLength(1 + video.playbooks.length);
      }
    },
  );

  it(
    'links known playbook keys to their pages and shows others as text',
    covers('PUB-266', 'PUB-267', 'PUB-268', 'PUB-269'),
    async () => {
      const keys = ['day1-impact', 'security-playbook', 'advanced-playbook', 'board-playbook'];
      answerWith([storedVideo({ ...aTalk, playbooks: keys })]);
      await open();
      const [watch, ...links] = card(aTalk.title).getAllByRole('link');
      expect(watch).toHaveAttribute('href', aTalk.url);
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/playbook/day1-impact',
        '/playbook/security',
        '/playbook/advanced',
      ]);
      expect(card(aTalk.title).getByText(/board-playbook/)).toBeInTheDocument();
    },
  );

  it('opens the video in a new tab without access to this page, and says so', covers('PUB-265'), async () => {
    answerWith([storedVideo(aTalk)]);
    await open();
    const watch = screen.getByRole('link', {
      name: /^Watch\s+A talk about boards\s*\(opens in a new tab\)$/,
    });
    expect(watch).toHaveAttribute('target', '_blank');
    expect(watch).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('draws its own picture for a video whose picture is on another site or missing', async () => {
    answerWith([storedVideo(aTalk), storedVideo({ ...aTalk, id: 'bare', title: 'Bare', thumbnail: '' })]);
    await open();
    const pictures = [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['/videos/commentary.svg', '/videos/commentary.svg']);
  });
});

describe('The search for a video', () => {
  it(
    'offers a search box and both filters, all set to show everything',
    covers('PUB-255', 'PUB-256', 'PUB-257', 'PUB-275', 'PUB-276'),
    async () => {
      answerWith(linkedVideos.map(storedVideo));
      await open();
      const values = (name: string) => [...select(name).options].map(({ value }) => value);
      expect(searchBox()).toHaveAttribute('placeholder', 'Search videos...');
      expect(values('Category')).toEqual(['all', 'tutorial', 'security', 'setup', 'advanced', 'commentary']);
      expect(values('Playbook')).toEqual(['all', 'day1-impact', 'security-playbook', 'advanced-playbook']);
      expect(select('Category')).toHaveValue('all');
      expect(select('Playbook')).toHaveValue('all');
    },
  );

  it(
    'narrows the list and announces the count after every change',
    covers('PUB-258', 'PUB-270', 'PUB-271'),
    async () => {
      answerWith(linkedVideos.map(storedVideo));
      await open();
      expect(count()).toBe('4 videos');
      type('DONOR');
      expect(count()).toBe('3 videos');
      choose('Playbook', 'day1-impact');
      expect(count()).toBe('2 videos');
      choose('Category', 'security');
      expect(count()).toBe('1 video');
      expect(cards()).toEqual(['video-5']);
      expect(screen.getAllByRole('status')[0]).not.toHaveAttribute('aria-live', 'off');
    },
  );

  it('replaces the address while typing and adds a history entry for a chosen filter', async () => {
    answerWith(linkedVideos.map(storedVideo));
    await open('/videos?from=letter');
    const before = window.history.length;
    type('don');
    type('donor');
    expect(window.location.search).toBe('?from=letter');
    await settle(300);
    expect(window.location.search).toBe('?from=letter&q=donor');
    expect(window.history.length).toBe(before);
    choose('Category', 'security');
    await settle();
    expect(window.location.search).toBe('?from=letter&q=donor&category=security');
    expect(window.history.length).toBe(before + 1);
    choose('Category', 'all');
    type('');
    await settle(300);
    expect(window.location.search).toBe('?from=letter');
  });

  it('starts with the filters in the address and ignores unknown ones', covers('PUB-276'), async () => {
    answerWith(linkedVideos.map(storedVideo));
    await open('/videos?q=copilot&category=music&playbook=security-playbook');
    expect(searchBox()).toHaveValue('copilot');
    expect(select('Category')).toHaveValue('all');
    expect(select('Playbook')).toHaveValue('security-playbook');
    expect(cards()).toEqual(['video-2']);
  });

  it('says when nothing matches and clears search and filters on request', covers('PUB-274'), async () => {
    answerWith(linkedVideos.map(storedVideo));
    await open('/videos?category=commentary');
    expect(screen.getByText('No videos match your current filters.')).toBeInTheDocument();
    expect(count()).toBe('0 videos');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(cards()).toHaveLength(4);
    expect(select('Category')).toHaveValue('all');
    expect(searchBox()).toHaveFocus();
    await settle(300);
    expect(window.location.search).toBe('');
  });
});

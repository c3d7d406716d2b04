import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import type { TrackedEvent } from './events';
import { startAnalytics } from './start-analytics';
import { storeEvents } from './stored-events';

let ended: AbortController;
beforeEach(() => {
  ended = new AbortController();
});
afterEach(() => {
  // Sends the queued events, which ends their timer.
  window.dispatchEvent(new Event('pagehide'));
  ended.abort();
  vi.unstubAllGlobals();
});

function counting() {
  const batches: { events: readonly TrackedEvent[]; leaving: boolean }[] = [];
  const forward = vi.fn<(event: TrackedEvent) => void>();
  const track = startAnalytics({
    send: async (events, leaving) => {
      batches.push({ events, leaving });
    },
    forward,
    signal: ended.signal,
  });
  return { track, batches, forward };
}

const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

describe('startAnalytics', () => {
  it('sends pending events, including late speed values, when the page is hidden or left', () => {
    const { track, batches } = counting();
    const late = () => track('page_speed', { metric: 'CLS', value: '0.000', rating: 'good' });
    window.addEventListener('visibilitychange', late, true);
    track('calendly_scheduling', {});
    leave();
    window.removeEventListener('visibilitychange', late, true);
    expect(batches.map(({ events, leaving }) => [events.map(({ name }) => name), leaving])).toEqual([
      [['calendly_scheduling', 'page_speed'], true],
    ]);
    track('calendly_scheduling', {});
    window.dispatchEvent(new Event('pagehide'));
    expect(batches).toHaveLength(2);
  });

  it(
    'counts marked links pressed by mouse, middle button or keyboard',
    covers('PUB-299', 'PUB-301'),
    async () => {
      const { forward } = counting();
      document.addEventListener('click', (press) => press.preventDefault(), { signal: ended.signal });
      renderInRouter(
        <>
          <TextLink to="https://tool.example/start" event={{ name: 'playbook_link_click', linkType: 'tool' }}>
            The tool
          </TextLink>
          <ButtonLink to="https://booking.acf.example" event={{ name: 'calendly_scheduling' }}>
            <span>Book</span>
          </ButtonLink>
          <TextLink to="/about">About</TextLink>
        </>,
      );
      await userEvent.click(screen.getByRole('link', { name: /The tool/ }));
      expect(forward.mock.lastCall).toEqual([
        {
          name: 'playbook_link_click',
          parameters: { link_type: 'tool', link_url: 'https://tool.example/start' },
        },
      ]);
      await userEvent.click(screen.getByText('Book'));
      expect(forward.mock.lastCall).toEqual([{ name: 'calendly_scheduling', parameters: {} }]);
      await userEvent.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Book') });
      expect(forward).toHaveBeenCalledTimes(3);
      screen.getByRole('link', { name: /Book/ }).focus();
      await userEvent.keyboard('{Enter}');
      expect(forward).toHaveBeenCalledTimes(4);

      await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('Book') });
      await userEvent.click(screen.getByRole('link', { name: 'About' }));
      expect(forward).toHaveBeenCalledTimes(4);
    },
  );
});

describe('storeEvents', () => {
  it('sends one request without preflight that may outlive the page', covers('PUB-293'), async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    const track = startAnalytics({ send: storeEvents, signal: ended.signal });
    track('page_view', {}, { title: 'About · ACF', location: 'https://www.acf.example/about' });
    track('calendly_scheduling', {});
    window.dispatchEvent(new Event('pagehide'));
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, request] = fetched.mock.lastCall ?? [];
    expect(address).toMatch(/\/documents:commit\?/);
    expect(request).toMatchObject({ method: 'POST', keepalive: true });
    // A custom header would make the browser send a preflight request.
    expect(request?.headers).toBeUndefined();
    const { writes } = JSON.parse(request?.body as string) as {
      writes: { update: { name: string; fields: object } }[];
    };
    const ids = writes.map(({ update }) => update.name.split('/').at(-1) ?? '');
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(writes[0]).toMatchObject({
      update: {
        fields: {
          eventName: { stringValue: 'page_view' },
          parameters: { mapValue: { fields: {} } },
          referrer: { stringValue: 'direct' },
        },
      },
      updateTransforms: [{ fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME' }],
      currentDocument: { exists: false },
    });
  });

  it('logs one warning when its requests are refused', covers('PUB-306'), async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
    const track = startAnalytics({ send: storeEvents, signal: ended.signal });
    track('calendly_scheduling', {});
    window.dispatchEvent(new Event('pagehide'));
    track('calendly_scheduling', {});
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  });
});

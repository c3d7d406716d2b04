import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

let fetchAhead: typeof import('./fetch-ahead').fetchAhead;
let lazyCode: typeof import('./lazy-code').lazyCode;

beforeEach(async () => {
  // Forgets the code that other test files have registered.
  vi.resetModules();
  ({ fetchAhead } = await import('./fetch-ahead'));
  ({ lazyCode } = await import('./lazy-code'));
});

const start = (others: readonly (() => Promise<unknown>)[] = []) => onTestFinished(fetchAhead(others));
const isDone = () => performance.getEntriesByName('code-ahead').length > 0;

afterEach(() => performance.clearMarks('code-ahead'));

describe('fetchAhead', () => {
  it('fetches the code of the open screen first, then other screens and their code', async () => {
    const order: string[] = [];
    lazyCode(async () => order.push('form'));
    start([
      async () => {
        order.push('other screen');
        lazyCode(async () => order.push('its form'));
      },
      async () => order.push('third screen'),
    ]);
    await vi.waitFor(() => expect(isDone()).toBe(true));
    expect(order).toEqual(['form', 'other screen', 'its form', 'third screen']);
  });

  it('continues after a failed fetch', async () => {
    const order: string[] = [];
    lazyCode(async () => {
      order.push('broken form');
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    lazyCode(async () => order.push('form'));
    start([async () => order.push('other screen')]);
    await vi.waitFor(() => expect(order).toEqual(['broken form', 'form', 'other screen']));
  });

  it('waits for the connection and continues when it returns', async () => {
    const load = vi.fn(async () => 'form');
    lazyCode(load);
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const listen = vi.spyOn(window, 'addEventListener');
    start();
    await vi.waitFor(() =>
      expect(listen).toHaveBeenCalledWith('online', expect.anything(), expect.anything()),
    );
    expect(load).not.toHaveBeenCalled();
    connection.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(isDone()).toBe(true));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ saveData: true }, 0],
    [{ saveData: false }, 1],
    [{ effectiveType: '2g' }, 0],
    [{ effectiveType: '4g' }, 1],
  ])('on a connection with %o requests %d idle callbacks', (connection, moments) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const idle = vi.fn(() => 1);
    vi.stubGlobal('requestIdleCallback', idle);
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'connection');
      vi.unstubAllGlobals();
    });
    start();
    expect(idle).toHaveBeenCalledTimes(moments);
  });
});

import { describe, expect, it, vi } from 'vitest';

const move = (movementX: number, movementY: number) =>
  window.dispatchEvent(Object.assign(new PointerEvent('pointermove'), { movementX, movementY }));

/**
 * Loads the module as on a new page, where it listens from the start. Returns a function that checks whether
 * it saw an interaction.
 */
async function newPage(): Promise<() => boolean> {
  vi.resetModules();
  const { firstInteraction } = await import('./first-interaction');
  const seen = vi.fn(() => true);
  void firstInteraction.then(seen);
  return () => seen.mock.calls.length > 0;
}

describe('The first interaction of a page', () => {
  it('is a pointer that moves, not one that rests where the page appears', async () => {
    const isSeen = await newPage();
    move(0, 0);
    await Promise.resolve();
    expect(isSeen()).toBe(false);
    move(0, -1);
    await Promise.resolve();
    expect(isSeen()).toBe(true);
  });

  it('is a press without any movement', async () => {
    const isSeen = await newPage();
    window.dispatchEvent(new PointerEvent('pointerdown'));
    await Promise.resolve();
    expect(isSeen()).toBe(true);
  });
});
